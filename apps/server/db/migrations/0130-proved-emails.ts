/** Emails that a browser proved by opening a link that was mailed to them. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table proved_emails (
    site_id text not null references sites (site_id) on delete cascade,
    owner_hash text not null,
    email_key text not null,
    expires_at timestamptz not null,
    primary key (site_id, owner_hash, email_key)
  )`,
  `create index proved_emails_expiry on proved_emails (site_id, expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
