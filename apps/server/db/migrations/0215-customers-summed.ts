/**
 * One row a customer tells what staff ask of them: name, phone, country, what they bought and when.
 * The database keeps the sums in the statement that changes an order, whoever writes it. Two
 * customers who are one person are one row that others are merged into.
 */
import { sql, type Kysely } from 'kysely';

/** Money counts once it came; what was called off, and tests, do not. */
const countsAsSpent = `status not in ('canceled', 'awaiting_payment')`;

const columns = `alter table customers
  add column name text not null default '',
  add column is_named_by_staff boolean not null default false,
  add column phone text not null default '',
  add column country text not null default '',
  add column note text not null default '',
  add column created_at timestamptz not null default now(),
  add column spent_cents bigint not null default 0,
  add column refunded_cents bigint not null default 0,
  add column first_order_at timestamptz,
  add column last_order_at timestamptz,
  add column opted_in_at timestamptz,
  add column has_account boolean not null default false,
  add column merged_into text,
  add column erased_at timestamptz,
  add column words text not null default ''`;

const derived = `alter table customers
  add column is_listed boolean not null
    generated always as (merged_into is null and erased_at is null) stored,
  add column name_key text not null generated always as
    (left(lower(fold_text(case when name = '' then email else name end)), 200)) stored,
  add column word_index tsvector not null
    generated always as (to_tsvector('simple', fold_text(words))) stored,
  add constraint customers_not_merged_into_itself check (merged_into <> id)`;

const functions = [
  // Whose an email is: its own row, or the one that it was merged into.
  `create function customer_of(site text, typed text) returns text language sql stable as $$
     select coalesce(c.merged_into, c.id) from customers c
     where c.site_id = site and c.email = lower(typed) $$`,
  `create function emails_of_customer(site text, customer text) returns text[]
   language sql stable as $$
     select coalesce(array_agg(e.email), '{}') from (
       select c.email from customers c where c.site_id = site and c.id = customer
       union all
       select c.email from customers c where c.site_id = site and c.merged_into = customer) e $$`,
  `create function recount_customer(site text, customer text) returns void
   language plpgsql as $$
   begin
     perform 1 from customers c where c.site_id = site and c.id = customer for update;
     update customers c set
       order_count = s.orders, test_order_count = s.tests,
       spent_cents = s.spent, refunded_cents = s.refunded,
       first_order_at = s.first_at, last_order_at = s.last_at
     from (
       select
         count(*) filter (where not is_test)::int as orders,
         count(*) filter (where is_test)::int as tests,
         coalesce(sum(grand_total_cents - due_cents)
           filter (where not is_test and ${countsAsSpent}), 0)::bigint as spent,
         coalesce(sum(o.refunded_cents)
           filter (where not is_test and ${countsAsSpent}), 0)::bigint as refunded,
         min(created_at) filter (where not is_test) as first_at,
         max(created_at) filter (where not is_test) as last_at
       from orders o
       where o.site_id = site and lower(o.email) = any (emails_of_customer(site, customer))
         and o.status <> 'canceled') s
     where c.site_id = site and c.id = customer;
   end $$`,
  // A new order, or money of one that counts before and after, adds; all else is counted anew.
  `create function sum_customer() returns trigger language plpgsql as $$
   declare
     customer text;
     before_cents bigint := 0;
     before_refunded bigint := 0;
     after_cents bigint := 0;
     after_refunded bigint := 0;
   begin
     if current_setting('sitewright.customer_sums', true) = 'off' then return null; end if;
     customer := customer_of(new.site_id, new.email);
     if customer is null then
       insert into customers (site_id, email, id, created_at, words)
       values (new.site_id, lower(new.email),
         substr(replace(gen_random_uuid()::text, '-', ''), 1, 24), new.created_at,
         regexp_replace(new.email, '[^[:alnum:]]+', ' ', 'g'))
       on conflict (site_id, email) do nothing;
       customer := customer_of(new.site_id, new.email);
     end if;
     if tg_op = 'UPDATE' then
       if old.email <> new.email or old.is_test <> new.is_test
         or (old.status = 'canceled') <> (new.status = 'canceled') then
         perform recount_customer(new.site_id, customer);
         if customer_of(old.site_id, old.email) <> customer then
           perform recount_customer(old.site_id, customer_of(old.site_id, old.email));
         end if;
         return null;
       end if;
       if new.is_test or new.status = 'canceled' then return null; end if;
       if old.${countsAsSpent} then
         before_cents := old.grand_total_cents - old.due_cents;
         before_refunded := old.refunded_cents;
       end if;
     end if;
     if new.status = 'canceled' then return null; end if;
     if not new.is_test and new.${countsAsSpent} then
       after_cents := new.grand_total_cents - new.due_cents;
       after_refunded := new.refunded_cents;
     end if;
     if tg_op = 'INSERT' then
       update customers c set
         order_count = c.order_count + case when new.is_test then 0 else 1 end,
         test_order_count = c.test_order_count + case when new.is_test then 1 else 0 end,
         spent_cents = c.spent_cents + after_cents,
         refunded_cents = c.refunded_cents + after_refunded,
         first_order_at = case when new.is_test then c.first_order_at
           else least(c.first_order_at, new.created_at) end,
         last_order_at = case when new.is_test then c.last_order_at
           else greatest(c.last_order_at, new.created_at) end
       where c.site_id = new.site_id and c.id = customer;
     elsif before_cents <> after_cents or before_refunded <> after_refunded then
       update customers c set
         spent_cents = c.spent_cents + after_cents - before_cents,
         refunded_cents = c.refunded_cents + after_refunded - before_refunded
       where c.site_id = new.site_id and c.id = customer;
     end if;
     return null;
   end $$`,
  `create trigger orders_sum_customer after insert or update of
     status, email, is_test, grand_total_cents, due_cents, refunded_cents on orders
   for each row execute function sum_customer()`,
  // The life of an order stays as it is; what it says of a person does not outlive their erasure.
  `create or replace function refuse_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and not exists (select 1 from sites where sites.site_id = old.site_id) then
       return old;
     end if;
     if tg_op = 'UPDATE' and tg_table_name = 'order_timeline'
       and current_setting('sitewright.erasing', true) = 'on' then
       return new;
     end if;
     raise exception 'rows of % stay as they are', tg_table_name using errcode = 'restrict_violation';
   end $$`,
];

/** What the rows of old know of themselves. */
const backfill = [
  `insert into customers (site_id, email, id)
   select s.site_id, s.email, substr(replace(gen_random_uuid()::text, '-', ''), 1, 24)
   from (select site_id, lower(email) as email from orders
     union select site_id, email from marketing_opt_ins
     union select site_id, email_key from site_accounts) s
   on conflict (site_id, email) do nothing`,
  `update customers c set
     name = coalesce(trim(concat_ws(' ', a.person->>'firstName', a.person->>'lastName')), ''),
     phone = coalesce(a.person->>'phone', ''), country = coalesce(a.person->>'country', '')
   from (select distinct on (o.site_id, lower(o.email)) o.site_id, lower(o.email) as email,
       coalesce(o.shipping_address, o.pickup_contact, o.billing_address) as person
     from orders o order by o.site_id, lower(o.email), o.id desc) a
   where a.site_id = c.site_id and a.email = c.email`,
  `update customers c set
     order_count = s.orders, test_order_count = s.tests, spent_cents = s.spent,
     refunded_cents = s.refunded, first_order_at = s.first_at, last_order_at = s.last_at
   from (select site_id, lower(email) as email,
       count(*) filter (where not is_test)::int as orders,
       count(*) filter (where is_test)::int as tests,
       coalesce(sum(grand_total_cents - due_cents)
         filter (where not is_test and ${countsAsSpent}), 0)::bigint as spent,
       coalesce(sum(refunded_cents)
         filter (where not is_test and ${countsAsSpent}), 0)::bigint as refunded,
       min(created_at) filter (where not is_test) as first_at,
       max(created_at) filter (where not is_test) as last_at
     from orders where status <> 'canceled' group by site_id, lower(email)) s
   where s.site_id = c.site_id and s.email = c.email`,
  `update customers c set created_at = least(c.created_at,
     (select min(o.created_at) from orders o where o.site_id = c.site_id and lower(o.email) = c.email),
     (select a.created_at from site_accounts a
      where a.site_id = c.site_id and a.email_key = c.email)),
   has_account = exists (select 1 from site_accounts a
     where a.site_id = c.site_id and a.email_key = c.email),
   opted_in_at = (select m.opted_in_at from marketing_opt_ins m
     where m.site_id = c.site_id and m.email = c.email)`,
  `update customers set words = trim(regexp_replace(concat_ws(' ', email, name, phone,
     regexp_replace(phone, '[^0-9]+', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))`,
];

/** How a list is walked: by its sorting, then by id. */
const lastOrder = `coalesce(last_order_at, '1970-01-01 00:00:00+00'::timestamptz)`;
const sortings = {
  last: lastOrder,
  spent: 'spent_cents',
  name: 'name_key',
  created: 'created_at',
};

const indexes = [
  'drop index if exists customers_id',
  'create unique index customers_id on customers (site_id, id)',
  'create index customers_merged on customers (site_id, merged_into) where merged_into is not null',
  `create index customers_words on customers using gin (site_id, word_index)
     with (gin_pending_list_limit = 512)`,
  'create index customers_groups on customers using gin (site_id, groups)',
  ...Object.entries(sortings).map(
    ([name, column]) =>
      `create index customers_by_${name} on customers (site_id, ${column}, id) where is_listed`,
  ),
  `create index customers_of_country on customers (site_id, country, ${lastOrder}, id)
     where is_listed`,
  `create index customers_opted_in on customers (site_id, ${lastOrder}, id)
     where is_listed and opted_in_at is not null`,
  `create index customers_with_account on customers (site_id, ${lastOrder}, id)
     where is_listed and has_account`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [columns, ...backfill, derived, ...indexes, ...functions]) {
    await sql.raw(statement).execute(db);
  }
}
