/**
 * Everything that the rules of totals know can be kept: coupons become discounts, by code or by
 * themselves; ways to ship and taxes get zones; catalogue sales, terms of customers and classes of
 * products are new. The shape of a rule with several kinds is checked by its kind.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table coupons rename to discounts',
  'alter index coupons_pkey rename to discounts_pkey',
  'alter index coupons_code rename to discounts_code',
  'alter table discounts drop constraint coupons_kind',
  'alter table discounts alter column code drop not null',
  'alter table discounts rename column usage_limit to max_uses',
  `alter table discounts
     add column benefit jsonb,
     add column item_ids text[] not null default '{}',
     add column category_ids text[] not null default '{}',
     add column min_quantity integer not null default 0,
     add column max_uses_per_customer integer,
     add column customer_groups text[] not null default '{}',
     add column is_first_order_only boolean not null default false,
     add column priority integer not null default 0,
     add column is_exclusive boolean not null default false,
     add column is_enabled boolean not null default true`,
  `update discounts set
     is_enabled = case kind when 'percent' then rate_ppm between 1 and 1000000
       when 'fixed' then amount_cents > 0 else true end,
     benefit = case kind
       when 'percent' then jsonb_build_object('kind', kind,
         'ratePpm', least(greatest(rate_ppm, 1), 1000000))
       when 'fixed' then jsonb_build_object('kind', kind, 'amountCents', greatest(amount_cents, 1))
       else jsonb_build_object('kind', kind) end`,
  `alter table discounts alter column benefit set not null,
     drop column kind, drop column rate_ppm, drop column amount_cents`,
  `alter table discounts add constraint discounts_benefit check ((case benefit->>'kind'
     when 'percent' then (benefit->>'ratePpm')::integer between 1 and 1000000
     when 'fixed' then (benefit->>'amountCents')::bigint > 0
     when 'free-shipping' then true
     when 'buy-x-get-y' then (benefit->>'buyQuantity')::integer > 0
       and (benefit->>'getQuantity')::integer > 0
     else false end) is true)`,
  `alter table discounts add constraint discounts_code_filled check (code <> '')`,
  `alter table discounts add constraint discounts_used check (used_count >= 0)`,
  `create index discounts_automatic on discounts (site_id) where code is null`,

  `create table discount_uses (
     site_id text not null,
     discount_id text not null,
     email text not null check (email = lower(email)),
     used_count integer not null check (used_count >= 0),
     primary key (site_id, discount_id, email),
     foreign key (site_id, discount_id) references discounts (site_id, id) on delete cascade
   )`,

  `create table catalogue_sales (
     site_id text not null references sites (site_id) on delete cascade,
     id text not null,
     name text not null,
     benefit jsonb not null,
     item_ids text[] not null default '{}',
     category_ids text[] not null default '{}',
     starts_at timestamptz,
     ends_at timestamptz check (starts_at is null or ends_at > starts_at),
     is_enabled boolean not null default true,
     primary key (site_id, id),
     constraint catalogue_sales_benefit check ((case benefit->>'kind'
       when 'percent' then (benefit->>'ratePpm')::integer between 1 and 1000000
       when 'fixed' then (benefit->>'amountCents')::bigint > 0
       when 'price' then (benefit->>'priceCents')::bigint >= 0
       else false end) is true)
   )`,

  `create table customers (
     site_id text not null references sites (site_id) on delete cascade,
     email text not null check (email = lower(email)),
     groups text[] not null default '{}',
     is_tax_exempt boolean not null default false,
     tax_note text not null default '',
     order_count integer not null default 0 check (order_count >= 0),
     primary key (site_id, email)
   )`,
  `create index customers_with_terms on customers (site_id, email)
     where is_tax_exempt or groups <> '{}' or tax_note <> ''`,
  `insert into customers (site_id, email, order_count)
     select site_id, lower(email), count(*) from orders where status <> 'canceled'
     group by site_id, lower(email)`,

  'alter table shipping_options drop constraint shipping_options_kind',
  `alter table shipping_options
     add column pricing jsonb,
     add column zones jsonb not null default '[]',
     add column handling_cents bigint not null default 0`,
  `update shipping_options set
     pricing = case kind
       when 'weight' then jsonb_build_object('kind', kind, 'steps', weight_steps)
       when 'pickup' then jsonb_build_object('kind', kind)
       else jsonb_build_object('kind', 'flat', 'priceCents', price_cents) end,
     zones = coalesce((select jsonb_agg(jsonb_build_object('country', upper(country)))
       from unnest(countries) as country), '[]')`,
  `alter table shipping_options alter column pricing set not null,
     drop column kind, drop column price_cents, drop column weight_steps, drop column countries`,
  `alter table shipping_options add constraint shipping_options_pricing check ((case pricing->>'kind'
     when 'flat' then (pricing->>'priceCents')::bigint >= 0
     when 'weight' then jsonb_typeof(pricing->'steps') = 'array'
     when 'price' then jsonb_typeof(pricing->'steps') = 'array'
     when 'item' then (pricing->>'priceCents')::bigint >= 0
     when 'pickup' then true
     when 'local-delivery' then (pricing->>'priceCents')::bigint >= 0 and zones <> '[]'
     else false end) is true)`,
  `alter table shipping_options add constraint shipping_options_zones
     check (jsonb_typeof(zones) = 'array')`,

  `alter table tax_rules
     add column zone jsonb,
     add column product_types integer[],
     add column tax_classes text[],
     add column valid_from timestamptz,
     add column valid_until timestamptz,
     add column preset text`,
  `update tax_rules set
     rate_ppm = least(greatest(rate_ppm, 0), 1000000),
     zone = case when region = '' then jsonb_build_object('country', upper(country))
       else jsonb_build_object('country', upper(country), 'regions', jsonb_build_array(region)) end`,
  `alter table tax_rules alter column zone set not null,
     drop column country, drop column region`,
  `alter table tax_rules add constraint tax_rules_rate check (rate_ppm between 0 and 1000000)`,
  `alter table tax_rules add constraint tax_rules_zone
     check ((jsonb_typeof(zone->'country') = 'string') is true)`,
  `alter table tax_rules add constraint tax_rules_validity
     check (valid_from is null or valid_until is null or valid_from < valid_until)`,
  `create unique index tax_rules_preset on tax_rules (site_id, preset)`,

  `alter table products add column tax_class text not null default 'standard'
     check (tax_class ~ '^[a-z0-9-]{1,40}$')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
