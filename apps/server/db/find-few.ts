import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ReadDatabase } from './database.ts';
import { plannedAnew } from './planned-anew.ts';
import { readRows } from './read-rows.ts';

/** So many rows are sorted faster than a list is walked for them. */
const fewRows = 1_000;

interface FewRows {
  readonly table: string;
  readonly siteId: string;
  readonly matches: RawBuilder<SqlBool>;
  /** The column that is told: `id` unless named. */
  readonly id?: string;
}

/**
 * Ids of the rows of a site that match, when they are few. A page of a list in any order starts from
 * them then: the database does not know how rare a word is, and would walk the whole list for it.
 * @returns undefined when they are many, and walking the list finds a page soon
 */
export function findFew(
  db: ReadDatabase,
  { table, siteId, matches, id = 'id' }: FewRows,
): Promise<readonly string[] | undefined> {
  return tellFew(
    db,
    sql`select ${sql.ref(id)} as id from ${sql.table(table)} where site_id = ${siteId} and ${matches}`,
  );
}

/**
 * Ids that a statement finds, when they are few.
 * @returns undefined when they are many
 */
export async function tellFew(
  db: ReadDatabase,
  found: RawBuilder<unknown>,
): Promise<readonly string[] | undefined> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select id from (${found}) as found (id) limit ${fewRows + 1} ${plannedAnew}`,
  );
  return rows.length > fewRows ? undefined : rows.map(({ id }) => id);
}
