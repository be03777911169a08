/**
 * What orders came to, as reports count it: a row for each thing that a movement of money was about,
 * and sums of them by day, month and year of the shop. docs/decisions/125-reports.md
 */
import { sql, type Kysely } from 'kysely';

const measures = `
    orders integer not null default 0,
    units integer not null default 0,
    returned integer not null default 0,
    refunds integer not null default 0,
    gross_cents bigint not null default 0,
    discount_cents bigint not null default 0,
    refund_cents bigint not null default 0,
    shipping_cents bigint not null default 0,
    tax_cents bigint not null default 0,
    gift_card_cents bigint not null default 0`;

const statements = [
  `create table report_moves (
    site_id text not null references sites (site_id) on delete cascade,
    source text not null,
    number integer not null,
    order_id text,
    currency text not null,
    is_test boolean not null,
    happened_at timestamptz not null,
    channel text not null,
    is_new_customer boolean not null,
    report text not null,
    key text not null,
    label text not null default '',
    detail text not null default '',
    is_counted boolean not null default false,
    ${measures},
    primary key (site_id, source, number)
  )`,
  'create index report_moves_waiting on report_moves (site_id, happened_at) where not is_counted',
  'create index report_moves_time on report_moves (site_id, report, happened_at)',
  `create index report_moves_key on report_moves (site_id, report, key, happened_at)
     where report <> 'sales'`,
  'create index report_moves_order on report_moves (site_id, order_id)',
  `create table report_days (
    site_id text not null references sites (site_id) on delete cascade,
    is_test boolean not null,
    currency text not null,
    report text not null,
    grain text not null constraint report_days_grain check (grain in ('day', 'month', 'year')),
    day date not null,
    key text not null,
    label text not null default '',
    detail text not null default '',
    ${measures},
    primary key (site_id, is_test, currency, report, grain, day, key)
  )`,
  `create table report_sites (
    site_id text primary key references sites (site_id) on delete cascade,
    zone text not null,
    is_filled boolean not null default false
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
