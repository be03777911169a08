import { sql } from 'kysely';
import type { Transact } from '../../../db/database.ts';

/**
 * Lets the planner count the tables that an import fills. It would take them for empty otherwise, and
 * read all rows of the site for every row that comes; a server counts by itself, but minutes later.
 */
export async function refreshStatistics(transact: Transact): Promise<void> {
  await transact((trx) =>
    sql`analyze products, variants, categories, product_categories, product_images`.execute(trx),
  );
}

/** Says when to count again: each time as much has come as was there before. */
export function createDoubling(first: number): (total: number) => boolean {
  let next = first;
  return (total) => {
    if (total < next) return false;
    next = Math.max(next * 2, total * 2);
    return true;
  };
}
