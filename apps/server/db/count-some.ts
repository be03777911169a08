import { staffLimits } from '@sitewright/contract';
import { sql, type Expression } from 'kysely';
import type { ReadDatabase } from './database.ts';
import { plannedAnew } from './planned-anew.ts';
import { readRows } from './read-rows.ts';

/** How many rows a statement tells, up to a ceiling: the database counts them, and none comes here. */
export async function countSome(
  db: ReadDatabase,
  rows: Expression<unknown>,
): Promise<{ count: number; isMore: boolean }> {
  const most = staffLimits.countedRows;
  const [found] = await readRows<{ count: number }>(
    db,
    sql`select count(*)::int as count
      from (select from (${rows}) as rows limit ${sql.lit(most + 1)}) as counted ${plannedAnew}`,
  );
  const count = found?.count ?? 0;
  return { count: Math.min(count, most), isMore: count > most };
}
