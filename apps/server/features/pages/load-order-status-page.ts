/** The data of the page of an order. */
import { checkoutPath, type OrderStatusPage } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { listFulfillments } from '../fulfillments/list-fulfillments.ts';
import { loadOrderConfirmedPage } from '../orders/load-order-confirmed-page.ts';
import { orderStatusPath } from '../orders/order-paths.ts';
import { loadOrderMoney } from '../orders/load-order-money.ts';
import type { OrderViewer } from '../orders/orders-of-accounts.ts';
import type { Site } from '../sites/site.ts';
import { describeUnits, loadOrderReturns } from './load-order-returns.ts';

/** Undefined when the site has no order with this token. */
export async function loadOrderStatusPage(
  ctx: AppContext,
  site: Site,
  asked: { token: string; viewer: OrderViewer },
): Promise<Omit<OrderStatusPage, 'links' | 'refusal'> | undefined> {
  const page = await loadOrderConfirmedPage(ctx, site, asked);
  if (!page) return undefined;
  const { siteId, timeZone } = site;
  const delivery = await findDelivery(ctx.db, { siteId, orderId: page.order.id });
  const statusUrl = orderStatusPath(asked.token);
  const told = { delivery, timeZone, statusUrl };
  const nothing = { shipments: [], refunds: [], refundedCents: 0, rest: null };
  const noReturns = { returnable: [], returns: [], newReturnId: '' };
  if (!page.isOwn) return { ...page, ...told, ...nothing, ...noReturns };
  const { id: orderId, orderNumber, items } = page.order;
  const money = await loadOrderMoney(ctx.db, { siteId, orderNumber });
  const shipments = await listFulfillments(ctx.db, { siteId, orderId });
  const handed = { orderId, items, kept: money?.kept ?? [], fulfillments: shipments };
  return {
    ...page,
    ...told,
    ...(await loadOrderReturns(ctx, site, handed)),
    shipments: shipments
      .filter(({ state }) => state !== 'canceled')
      .map(({ createdAt, items: units, ...shipment }) => ({
        ...shipment,
        createdOn: createdAt.getTime(),
        items: units.map(({ itemId, quantity }) => describeUnits(items, itemId, quantity)),
      })),
    refunds: (money?.refunds ?? [])
      .filter(({ source }) => source === 'staff' || source === 'provider')
      .filter(({ status, amountCents }) => status !== 'failed' && amountCents > 0)
      .map(({ id, createdAt, status, amountCents }) => {
        return { id, createdOn: createdAt.getTime(), isDone: status === 'done', amountCents };
      }),
    refundedCents: money?.refundedCents ?? 0,
    rest: await findRest(ctx.db, { siteId, orderId }),
  };
}

async function findDelivery(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<OrderStatusPage['delivery']> {
  const { isSent, isPickedUp } = await db
    .selectFrom('orders')
    .select((eb) => [
      eb('shipping_address', 'is not', null).as('isSent'),
      eb('pickup_contact', 'is not', null).as('isPickedUp'),
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return isPickedUp ? 'pickup' : isSent ? 'ship' : 'none';
}

/** What an edit left to pay, and the checkout in which that is done. */
async function findRest(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<OrderStatusPage['rest']> {
  const row = await db
    .selectFrom('order_edits')
    .select(['cart_id', 'due_cents'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'due')
    .executeTakeFirst();
  if (!row?.cart_id) return null;
  return { amountCents: row.due_cents, url: checkoutPath(row.cart_id) };
}
