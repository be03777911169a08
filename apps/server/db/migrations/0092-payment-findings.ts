/** Where the books of a provider and ours differ, for a person to look at. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table payment_findings (
    site_id text not null references sites (site_id) on delete cascade,
    provider text not null,
    provider_ref text not null,
    kind text not null,
    payment_id text not null default '',
    amount_cents bigint not null,
    currency text not null,
    found_at timestamptz not null default now(),
    closed_at timestamptz,
    constraint payment_findings_kind
      check (kind in ('unknown-here', 'unknown-there', 'unpaid-there', 'other-amount')),
    primary key (site_id, provider, provider_ref, kind)
  )`,
  `create index payment_findings_open on payment_findings (site_id, found_at)
    where closed_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
