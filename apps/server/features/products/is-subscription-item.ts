import type { AppContext } from '../../context.ts';
import type { Site } from '../sites/site.ts';
import { isSubscription } from '@sitewright/commerce';

/** True for an item that is bought by subscription, and so has a checkout of its own. D-12 */
export async function isSubscriptionItem(
  ctx: AppContext,
  site: Site,
  itemId: string,
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('products')
    .select(['product_type', 'is_subscribable', 'subscription_plan'])
    .where('site_id', '=', site.siteId)
    .where('id', '=', itemId)
    .executeTakeFirst();
  if (!row?.subscription_plan) return false;
  return isSubscription({ productType: row.product_type, isSubscribable: row.is_subscribable });
}
