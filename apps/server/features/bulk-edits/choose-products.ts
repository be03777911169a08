/** Which products a bulk edit is about. */
import { ApiError, staffLimits, type startBulkEdit } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { loadFilterScope } from '../catalogue/filter-scope.ts';
import { isWanted } from '../catalogue/product-filter.ts';
import type { Site } from '../sites/site.ts';

/** As the call says it. */
export type BulkChoice = z.output<typeof startBulkEdit.body>['choice'];

/** The condition on `products p`. Ids of another site find nothing. */
export async function isChosen(
  ctx: AppContext,
  site: Site,
  choice: BulkChoice,
): Promise<RawBuilder<boolean>> {
  if ('ids' in choice) {
    return sql<boolean>`p.site_id = ${site.siteId} and p.id = any(${[...choice.ids]}::text[])`;
  }
  return isWanted(choice.filter, await loadFilterScope(ctx, site, choice.filter));
}

/**
 * Ids in their order.
 * @throws ApiError `too_many_products`
 */
export async function listChosen(
  db: ReadDatabase,
  condition: RawBuilder<boolean>,
): Promise<string[]> {
  const limit = staffLimits.bulkProducts;
  const rows = await readRows<{ id: string }>(
    db,
    sql`select p.id from products p where ${condition} order by p.id limit ${limit + 1}`,
  );
  if (rows.length > limit) throw new ApiError('too_many_products', { count: limit });
  return rows.map(({ id }) => id);
}
