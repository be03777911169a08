import { listKeptParts } from '@sitewright/commerce';
import type { ReadDatabase } from '../../db/database.ts';
import { chargedPartsOf } from '../orders/lock-order.ts';
import { listOrderedItems } from '../orders/list-ordered-items.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';
import type { ItemUnits } from '../orders/tables.ts';
import { listFulfillments } from './list-fulfillments.ts';
import { listOpenItems } from './open-units.ts';

/** Units of an order that nobody has handed over yet. */
export async function listOpenUnits(
  db: ReadDatabase,
  order: { siteId: string; orderId: string; paymentId: string },
): Promise<ItemUnits[]> {
  const row = await db
    .selectFrom('orders')
    .select('charged_parts')
    .where('site_id', '=', order.siteId)
    .where('id', '=', order.orderId)
    .executeTakeFirst();
  const charged = row?.charged_parts ?? (await chargedPartsOf(db, order));
  const kept = listKeptParts(charged, await listOrderRefunds(db, order));
  const items = await listOrderedItems(db, { ...order, kept });
  return listOpenItems(items, await listFulfillments(db, order))
    .filter(({ open }) => open > 0)
    .map(({ id, open }) => ({ itemId: id, quantity: open }));
}
