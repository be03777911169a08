import { productTypes } from '@sitewright/commerce';
import type { ReadDatabase } from '../../db/database.ts';

/** Ids of the items of an order that are gift cards. */
export async function listGiftCardItems(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('order_items')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('product_type', '=', productTypes.giftCard)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
