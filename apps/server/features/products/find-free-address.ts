import { suffixSlug } from '@sitewright/commerce';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { escapeLike } from '../../db/escape-like.ts';

/** The slug, or the next free one like it on its store page. STOR-05 */
export async function findFreeAddress(
  trx: WriteTransaction,
  siteId: string,
  { collectionId, slug }: { collectionId: string; slug: string },
): Promise<string> {
  await holdAddresses(trx, siteId, collectionId);
  const rows = await trx
    .selectFrom('products')
    .select('url_id')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    // Those like it stand together in the index of addresses.
    .where(sql<boolean>`url_id >= ${slug} and url_id like ${likeThis(slug)}`)
    .execute();
  return suffixSlug(
    slug,
    rows.map((row) => row.url_id),
  );
}

/** One at a time looks for a free address on a store page. */
export function holdAddresses(
  trx: WriteTransaction,
  siteId: string,
  collectionId: string,
): Promise<void> {
  return lockKey(trx, `product-addresses:${siteId}:${collectionId}`);
}

function likeThis(slug: string): string {
  return `${escapeLike(slug)}%`;
}
