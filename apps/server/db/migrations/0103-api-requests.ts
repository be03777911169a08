/** What programs asked for that must happen once, and lists by what changed last. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table api_requests (
    site_id text not null references sites (site_id) on delete cascade,
    key_id text not null,
    request_key text not null,
    body_hash text not null,
    created_at timestamptz not null,
    primary key (site_id, key_id, request_key)
  )`,
  'create index orders_email on orders (site_id, lower(email), id)',
  'create index products_modified on products (site_id, updated_at, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
