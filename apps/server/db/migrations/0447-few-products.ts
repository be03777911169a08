/**
 * Products of a kind, hidden and archived ones are found without looking at all others, however few
 * they are; members of a list are counted by an index that says nothing else.
 * docs/decisions/575-lists-planned-for-what-is-asked.md
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  'create index products_kind on products (site_id, product_type, id) where archived_at is null',
  `create index products_hidden on products (site_id, id)
     where not is_visible and archived_at is null`,
  'create index products_archived on products (site_id, id) where archived_at is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
