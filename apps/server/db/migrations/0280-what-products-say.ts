/** When products are published, what they say of their stock, and what goes with them. */
import { sql, type Kysely } from 'kysely';

// All may be null: a product that comes back from the log of writes may be older than they are.
const statements = [
  'alter table products add column publish_at timestamptz',
  'alter table products add column sold_out_text text',
  'alter table products add column scarcity_text text',
  'alter table products add column related_rule text',
  'alter table products add column related_ids text[]',
  'create index products_to_publish on products (site_id, publish_at) where publish_at is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
