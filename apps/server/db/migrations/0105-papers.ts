/** Invoices and credit notes, with gapless numbers by series. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table paper_series (
    site_id text not null references sites (site_id) on delete cascade,
    series text not null check
      (series in ('invoice', 'credit-note', 'test-invoice', 'test-credit-note')),
    next_number bigint not null,
    primary key (site_id, series)
  )`,
  `create table papers (
    site_id text not null,
    id text not null,
    order_id text not null,
    kind text not null check (kind in ('invoice', 'credit-note')),
    subject_id text not null,
    series text not null,
    series_number bigint not null,
    number text not null,
    token text not null,
    total_cents bigint not null,
    content jsonb not null,
    issued_at timestamptz not null default now(),
    primary key (site_id, id),
    unique (site_id, series, series_number),
    unique (site_id, order_id, kind, subject_id),
    unique (site_id, token),
    foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
