/** Lists that few rows of a large shop are on begin from an index of those. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // Nearly all orders are of goods.
  `create index orders_kind on orders (site_id, kind, created_at, id) where kind <> 'goods'`,
  'create index balances_hint on balances (site_id, code_hint, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
