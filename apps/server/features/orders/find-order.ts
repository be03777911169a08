/** Finding an order by what its buyer holds. */
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import type { FulfillmentStatus, OrderKind } from './order-states.ts';

export interface FoundOrder {
  id: string;
  token: string;
}

/**
 * The order that a cart became, or of which it paid what an edit added; whoever has the token of the
 * cart may see it.
 */
export async function findOrderOfCart(
  { db }: Pick<AppContext, 'db'>,
  siteId: string,
  cartId: string,
): Promise<FoundOrder | undefined> {
  const made = await db
    .selectFrom('orders')
    .select(['id', 'token'])
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  if (made) return made;
  return db
    .selectFrom('orders as o')
    .innerJoin('carts as c', (join) =>
      join.onRef('c.site_id', '=', 'o.site_id').onRef('c.order_id', '=', 'o.id'),
    )
    .select(['o.id', 'o.token'])
    .where('c.site_id', '=', siteId)
    .where('c.id', '=', cartId)
    .executeTakeFirst();
}

/** True for the cart of what an edit added to an order and staff called off again. */
export async function isRestCalledOff(
  db: ReadDatabase,
  { siteId, cartId }: { siteId: string; cartId: string },
): Promise<boolean> {
  const edit = await db
    .selectFrom('order_edits')
    .select('id')
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('state', '=', 'called-off')
    .executeTakeFirst();
  return edit !== undefined;
}

/** Id of the order that a payment made, or of which it paid what an edit added. */
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
  if (row) return row.id;
  const further = await db
    .selectFrom('order_payments')
    .select('order_id')
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return further?.order_id;
}

/** The same by what people call the order. */
export async function findNumberOfPayment(
  db: ReadDatabase,
  key: { siteId: string; paymentId: string },
): Promise<number | undefined> {
  const orderId = await findOrderOfPayment(db, key);
  if (orderId === undefined) return undefined;
  const row = await db
    .selectFrom('orders')
    .select('order_number')
    .where('site_id', '=', key.siteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.order_number;
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
      due_cents: number;
    })
  | undefined
> {
  return db
    .selectFrom('orders')
    .select(['id', 'token', 'payment_id', 'fulfillment_status', 'is_all_back', 'is_test'])
    .select('due_cents')
    .where('site_id', '=', siteId)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
}
