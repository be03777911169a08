/** What a PostgreSQL server does by itself (autovacuum) and the embedded database does not. */
import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';

/** As autovacuum's defaults: this many rows, and this share of the table. */
const leastChanges = 50;
const shareChanged = 0.1;

/**
 * Removes dead rows of tables that changed much, and counts what they hold. Without these counts
 * the planner takes every table for tiny and reads all of a site's rows to find one. Statements
 * that are prepared already are planned anew after it. Does nothing on a PostgreSQL server.
 */
export async function tendEmbedded(database: OpenDatabase): Promise<string[]> {
  if (database.kind !== 'embedded') return [];
  await sql`select pg_stat_force_next_flush()`.execute(database.kysely);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where greatest(n_mod_since_analyze, n_dead_tup) > ${leastChanges}::float8 + ${shareChanged}::float8 * n_live_tup
    order by relname`.execute(database.kysely);
  for (const { name } of rows) {
    await sql`vacuum (analyze) ${sql.table(name)}`.execute(database.kysely);
  }
  return rows.map(({ name }) => name);
}
