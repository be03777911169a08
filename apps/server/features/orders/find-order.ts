/** Finding an order by what its buyer holds. */
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import type { FulfillmentStatus, OrderKind } from './order-states.ts';

export interface FoundOrder {
  id: string;
  token: string;
}

/** The order that a cart became; whoever has the token of the cart may see it. */
export function findOrderOfCart(
  ctx: AppContext,
  siteId: string,
  cartId: string,
): Promise<FoundOrder | undefined> {
  return ctx.db
    .selectFrom('orders')
    .select(['id', 'token'])
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
}

/** Id of the order that a payment made. */
export async function findOrderOfPayment(
  db: ReadDatabase,
  { siteId, paymentId }: { siteId: string; paymentId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.id;
}

/** What an order is of; undefined when the site has none such. */
export async function findOrderKind(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<OrderKind | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('kind')
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.kind;
}

/** By what people call it. */
export function findOrderByNumber(
  db: ReadDatabase,
  siteId: string,
  orderNumber: number,
): Promise<
  | (FoundOrder & {
      payment_id: string;
      fulfillment_status: FulfillmentStatus;
      is_all_back: boolean;
      is_test: boolean;
    })
  | undefined
> {
  return db
    .selectFrom('orders')
    .select(['id', 'token', 'payment_id', 'fulfillment_status', 'is_all_back', 'is_test'])
    .where('site_id', '=', siteId)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
}
