import type { WriteTransaction } from '../../db/database.ts';

/** Hands out places at the end of each list. */
export async function countPlaces(
  trx: WriteTransaction,
  siteId: string,
  collectionIds: readonly string[],
): Promise<(collectionId: string) => number> {
  const last = new Map<string, number>();
  for (const collectionId of collectionIds) {
    const ends = [
      await findLastPlace(trx, siteId, { collectionId, isVisible: true }),
      await findLastPlace(trx, siteId, { collectionId, isVisible: false }),
    ];
    last.set(collectionId, Math.max(...ends));
  }
  return (collectionId) => {
    const next = (last.get(collectionId) ?? -1) + 1;
    last.set(collectionId, next);
    return next;
  };
}

/** One look at the end of the list's index; -1 when there is nothing. */
async function findLastPlace(
  trx: WriteTransaction,
  siteId: string,
  { collectionId, isVisible }: { collectionId: string; isVisible: boolean },
): Promise<number> {
  const row = await trx
    .selectFrom('products')
    .select('display_index')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('is_visible', '=', isVisible)
    .orderBy('display_index', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.display_index ?? -1;
}
