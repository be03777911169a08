import type { EventScope } from '../../reactions/reaction.ts';
import { announceProducts } from './change-products.ts';
import { saveProducts } from './save-product.ts';
import { loadStoredProducts } from './stored-products.ts';

/**
 * Puts products away, hidden, or takes them out again; they stay hidden then.
 * @returns the ids of those that there are
 */
export async function archiveProduct(
  scope: EventScope,
  ids: readonly string[],
  isArchived: boolean,
): Promise<string[]> {
  const { ctx, trx, site } = scope;
  const stored = await loadStoredProducts(trx, site.siteId, ids);
  const archivedOn = isArchived ? ctx.now() : null;
  const drafts = stored
    .filter(({ row }) => (row.archived_at !== null) !== isArchived)
    .map(({ row }) => ({ id: row.id, archivedOn }));
  await announceProducts(scope, await saveProducts(trx, site.siteId, drafts, stored));
  return stored.map(({ row }) => row.id);
}
