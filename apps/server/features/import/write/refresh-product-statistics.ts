import { sql } from 'kysely';
import type { Transact } from '../../../db/database.ts';

/**
 * Lets the planner count the tables that an import fills. It would take them for empty otherwise, and
 * read all rows of the site for every row that comes; a server counts by itself, but minutes later.
 */
export async function refreshProductStatistics(transact: Transact): Promise<void> {
  await transact((trx) =>
    sql`analyze products, variants, categories, product_categories, product_images`.execute(trx),
  );
}
