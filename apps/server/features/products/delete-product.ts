import { bumpSiteVersion } from '../../db/site-versions.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';

/** Takes a product away with its variants; false when it was gone. Orders hold what they sold. */
export async function deleteProduct(scope: EventScope, productId: string): Promise<boolean> {
  const { trx, site } = scope;
  const { numDeletedRows } = await trx
    .deleteFrom('products')
    .where('site_id', '=', site.siteId)
    .where('id', '=', productId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await bumpSiteVersion(trx, site.siteId);
  await announceEvent(scope, 'products-changed', { products: [{ productId, kind: 'deleted' }] });
  return true;
}
