/** What a checkout asks beside addresses, and who wanted news. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table orders
    add column pickup_contact jsonb,
    add column note text not null default '',
    add column answers jsonb not null default '[]'`,
  `create table marketing_opt_ins (
    site_id text not null references sites (site_id) on delete cascade,
    email text not null,
    consent_text text not null,
    source text not null,
    opted_in_at timestamptz not null,
    primary key (site_id, email)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
