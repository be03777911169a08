/**
 * The ledger, refunds of orders by what they were charged for, and what happened to an order. Rows
 * of the ledger and of the timeline stay as they are; they go only with their site.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table ledger_transactions (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    source text not null,
    kind text not null,
    order_id text,
    payment_id text,
    currency text not null,
    is_test boolean not null,
    happened_at timestamptz not null default now(),
    primary key (site_id, id)
  )`,
  'create unique index ledger_transactions_source on ledger_transactions (site_id, source)',
  'create index ledger_transactions_order on ledger_transactions (site_id, order_id, id)',
  'create index ledger_transactions_time on ledger_transactions (site_id, happened_at)',
  `create table ledger_entries (
    site_id text not null,
    transaction_id text not null,
    number integer not null,
    account text not null,
    party text not null default '',
    amount_cents bigint not null check (amount_cents <> 0),
    primary key (site_id, transaction_id, number),
    foreign key (site_id, transaction_id) references ledger_transactions (site_id, id) on delete cascade
  )`,
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and not exists (select 1 from sites where sites.site_id = old.site_id) then
      return old;
    end if;
    raise exception 'rows of % stay as they are', tg_table_name using errcode = 'restrict_violation';
  end $$`,
  `create function refuse_unbalanced() returns trigger language plpgsql as $$
  begin
    if (select sum(e.amount_cents) from ledger_entries e
        where e.site_id = new.site_id and e.transaction_id = new.transaction_id) <> 0 then
      raise exception 'transaction % of the ledger does not sum to zero', new.transaction_id
        using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  `create constraint trigger ledger_entries_balanced after insert on ledger_entries
   deferrable initially deferred for each row execute function refuse_unbalanced()`,

  'alter table orders add column charged_parts jsonb',
  'alter table orders add column steps jsonb',
  `create table order_refunds (
    site_id text not null,
    order_id text not null,
    id text not null,
    request_id text not null,
    source text not null check (source in ('staff', 'provider')),
    status text not null check (status in ('due', 'done', 'failed')),
    amount_cents bigint not null check (amount_cents >= 0),
    tax_cents bigint not null,
    parts jsonb not null,
    sent_cents bigint not null default 0,
    failed_cents bigint not null default 0,
    restocked jsonb not null default '[]',
    reason text not null default '',
    created_at timestamptz not null default now(),
    done_at timestamptz,
    primary key (site_id, order_id, id),
    foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
  )`,
  'create unique index order_refunds_request on order_refunds (site_id, order_id, request_id)',
  `create table order_timeline (
    site_id text not null,
    order_id text not null,
    id text not null,
    kind text not null,
    actor_name text,
    details jsonb not null default '{}',
    happened_at timestamptz not null default now(),
    primary key (site_id, order_id, id),
    foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
  )`,
  ...['ledger_transactions', 'ledger_entries', 'order_timeline'].map(
    (table) =>
      `create trigger ${table}_stay before update or delete on ${table}
       for each row execute function refuse_change()`,
  ),
  'alter table stock_reservations add column restocked integer not null default 0',
  `alter table stock_reservations add constraint stock_reservations_restocked
   check (restocked between 0 and quantity)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
