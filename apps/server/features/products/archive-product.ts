import type { EventScope } from '../../reactions/reaction.ts';
import { announceProducts } from './change-products.ts';
import { checkRoomFor } from './check-room.ts';
import { saveProducts } from './save-product.ts';
import { loadStoredProducts } from './stored-products.ts';

/**
 * Puts products away, hidden, or takes them out again; they stay hidden then.
 * @returns the ids of those that there are
 * @throws ApiError `collection_full` when there is no room for all that come out
 */
export async function archiveProduct(
  scope: EventScope,
  ids: readonly string[],
  isArchived: boolean,
): Promise<string[]> {
  const { ctx, trx, site } = scope;
  const stored = await loadStoredProducts(trx, site.siteId, ids);
  const archivedOn = isArchived ? ctx.now() : null;
  const turned = stored.filter(({ row }) => (row.archived_at !== null) !== isArchived);
  if (!isArchived) {
    const pages = turned.map(({ row }) => row.collection_id);
    await checkRoomFor(trx, site, pages);
  }
  const drafts = turned.map(({ row }) => ({ id: row.id, archivedOn }));
  await announceProducts(scope, await saveProducts(trx, site.siteId, drafts, stored));
  return stored.map(({ row }) => row.id);
}
