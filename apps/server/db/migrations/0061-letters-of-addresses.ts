/** The owner finds products by any part of their address or of a SKU; of titles 0041 has it. */
import { sql, type Kysely } from 'kysely';

const columns = [
  ['products', 'url_id'],
  ['variants', 'sku'],
] as const;

const statements = columns.map(
  ([table, column]) =>
    `create index ${table}_${column}_letters on ${table}
     using gin (site_id, ${column} gin_trgm_ops) with (gin_pending_list_limit = 512)`,
);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
