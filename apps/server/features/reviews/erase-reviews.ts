import type { EventScope, ShopEvents } from '../../reactions/reaction.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { blankActivity } from '../activity/erase-activity.ts';

/** An opinion with a name is about a person: it goes, and what the log keeps of it. */
export async function eraseReviews(
  { trx, site: { siteId } }: EventScope,
  { emails }: ShopEvents['customer-erased'],
): Promise<void> {
  const rows = await trx
    .deleteFrom('product_reviews')
    .where('site_id', '=', siteId)
    .where('email_key', 'in', [...emails])
    .returning('id')
    .execute();
  if (rows.length === 0) return;
  await blankActivity(
    trx,
    siteId,
    rows.map(({ id }) => `review:${id}`),
  );
  await bumpSiteVersion(trx, siteId);
}
