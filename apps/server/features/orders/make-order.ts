/** Turns a payment into an order. Runs in the transaction that settles the payment. */
import { toAnalyticsOrder } from '@sitewright/commerce';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { newId, newToken } from '../../db/id.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { noteBuyer } from '../customers/note-buyer.ts';
import { readChargedLines, type ChargedLines } from '../../payments/charged-parts.ts';
import { findProvider } from '../../payments/providers.ts';
import type { PaymentSnapshot } from '../../payments/payment-snapshot.ts';
import { insertOrderItems } from './insert-order-items.ts';
import type { OrderKind, OrderStatus } from './order-states.ts';
import { writeOrderWords } from './order-words.ts';
import { byItself, noteInNewTimeline, noteInTimeline, type TimelineKind } from './timeline.ts';

/** The payment that an order is made of. */
export interface PaidFor {
  paymentId: string;
  cartId: string;
  provider: string;
  currency: string;
  dueAt: Date | null;
  isTest: boolean;
  snapshot: PaymentSnapshot;
}

export interface MadeOrder {
  orderId: string;
  orderNumber: number;
  token: string;
}

/**
 * Writes the order with its items. The unique keys on payment and cart make it one order whatever
 * happens.
 */
export async function makeOrder(
  scope: EventScope,
  paid: PaidFor,
  status: FirstStatus,
): Promise<MadeOrder> {
  const { trx, site } = scope;
  await noteBuyer(scope, paid.snapshot);
  const made = {
    orderId: newId(),
    token: newToken(),
    orderNumber: await takeOrderNumber(trx, site.siteId),
  };
  const itemIds = paid.snapshot.lines.map(() => newId());
  const charged = readChargedLines(paid.snapshot, itemIds);
  await insertOrder(scope, paid, { ...made, status, charged });
  const { lines } = paid.snapshot;
  await insertOrderItems(scope, { orderId: made.orderId, lines, itemIds });
  const { cartId, provider, currency, dueAt, isTest, snapshot } = paid;
  await noteInNewTimeline(scope, { ...made, isTest }, firstEntries[status]);
  await announceEvent(scope, 'order-placed', {
    ...made,
    cartId,
    status,
    currency,
    provider,
    isHandedOverUnpaid: findProvider(scope.ctx, provider)?.isHandedOverUnpaid === true,
    dueAt,
    isTest,
    snapshot,
  });
  if (status === 'paid') await announcePaid(scope, paid, made);
  return made;
}

/** With which status an order begins, and what then stands in its timeline. */
const firstEntries = {
  awaiting_payment: ['placed'],
  paid: ['placed', 'paid'],
  needs_attention: ['placed', 'stock-short'],
} as const satisfies Partial<Record<OrderStatus, readonly TimelineKind[]>>;

/** One of {@link firstEntries}. */
type FirstStatus = keyof typeof firstEntries;

/** Tells once, however often its money comes, that what was bought may be handed over. */
export async function notePaid(scope: EventScope, paid: PaidFor, order: MadeOrder): Promise<void> {
  const { ctx, trx, site } = scope;
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ paid_at: ctx.now() })
    .where('site_id', '=', site.siteId)
    .where('id', '=', order.orderId)
    .where('paid_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await noteInTimeline(scope, order.orderId, { ...byItself, kind: 'paid' });
  await announcePaid(scope, paid, order);
}

async function announcePaid(scope: EventScope, paid: PaidFor, order: MadeOrder): Promise<void> {
  const { orderId, orderNumber, token } = order;
  const { paymentId, cartId, currency, isTest, snapshot } = paid;
  const bought = { paymentId, cartId, currency, isTest, snapshot };
  await announceEvent(scope, 'order-paid', { orderId, orderNumber, token, ...bought });
}

/** The row of the site is locked until the commit: no number twice, and none left out. */
async function takeOrderNumber(trx: WriteTransaction, siteId: string): Promise<number> {
  const { taken } = await trx
    .updateTable('sites')
    .set((eb) => ({ next_order_number: eb('next_order_number', '+', 1) }))
    .where('site_id', '=', siteId)
    .returning((eb) => eb('next_order_number', '-', 1).as('taken'))
    .executeTakeFirstOrThrow();
  return Number(taken);
}

interface NewOrder extends MadeOrder {
  status: FirstStatus;
  charged: ChargedLines;
}

/** What an edit left to pay makes no order. */
function kindOf({ customLine }: PaymentSnapshot): OrderKind {
  return customLine && customLine.kind !== 'order-rest' ? customLine.kind : 'goods';
}

async function insertOrder(
  { ctx, trx, site }: EventScope,
  paid: PaidFor,
  order: NewOrder,
): Promise<void> {
  const { snapshot } = paid;
  await trx
    .insertInto('orders')
    .values({
      site_id: site.siteId,
      id: order.orderId,
      order_number: order.orderNumber,
      token: order.token,
      cart_id: paid.cartId,
      payment_id: paid.paymentId,
      email: snapshot.email,
      language: snapshot.language ?? null,
      owner_hash: snapshot.ownerHash ?? null,
      account_id: snapshot.accountId ?? null,
      status: order.status,
      kind: kindOf(snapshot),
      // There is nothing to hand over of a donation or a membership.
      fulfillment_status: snapshot.customLine ? 'fulfilled' : 'pending',
      currency: paid.currency,
      subtotal_cents: snapshot.subtotalCents,
      discount_cents: snapshot.discountCents,
      shipping_cents: snapshot.shippingCents,
      tax_cents: snapshot.taxCents,
      grand_total_cents: snapshot.grandTotalCents,
      shipping_option_name: snapshot.shippingOptionName,
      shipping_address: snapshot.shippingAddress && JSON.stringify(snapshot.shippingAddress),
      billing_address: snapshot.billingAddress && JSON.stringify(snapshot.billingAddress),
      pickup_contact: snapshot.pickupContact ? JSON.stringify(snapshot.pickupContact) : null,
      note: snapshot.note ?? '',
      answers: JSON.stringify(snapshot.answers ?? []),
      tax_lines: JSON.stringify(snapshot.taxLines),
      charged_parts: JSON.stringify(order.charged.parts),
      steps: JSON.stringify(order.charged.steps),
      analytics: JSON.stringify(
        toAnalyticsOrder({
          id: order.orderId,
          purchasedCartId: paid.cartId,
          testMode: paid.isTest,
          websiteId: site.siteId,
          currency: paid.currency,
          grandTotalCents: snapshot.grandTotalCents,
          shippingCostCents: snapshot.shippingCents,
          taxCents: snapshot.taxCents,
          items: snapshot.lines.map(({ title, ...line }) => ({ ...line, productName: title })),
        }),
      ),
      is_test: paid.isTest,
      created_at: ctx.now(),
      modified_at: ctx.now(),
      paid_at: order.status === 'paid' ? ctx.now() : null,
      channel: snapshot.renewalOf ? 'subscription' : 'online',
      arrival: arrivalOf(site.siteId, paid),
      cart_begun_at: cartBegunAt(site.siteId, paid),
      words: writeOrderWords({
        ...snapshot,
        orderNumber: order.orderNumber,
        skus: snapshot.lines.map(({ sku }) => sku),
      }),
    })
    .execute();
}

/** What its cart knows; of a later period of a subscription, what its first order does. */
function arrivalOf(siteId: string, { cartId, snapshot: { renewalOf } }: PaidFor) {
  return renewalOf
    ? sql<string | null>`(select o.arrival from orders o
        where o.site_id = ${siteId} and o.id = ${renewalOf.firstOrderId ?? ''})`
    : sql<string | null>`(select arrival from carts where site_id = ${siteId} and id = ${cartId})`;
}

/** Null of carts that nobody followed from their beginning. */
function cartBegunAt(siteId: string, { cartId }: PaidFor) {
  return sql<Date | null>`(select created_at from carts where site_id = ${siteId} and id = ${cartId}
    and is_followed and terms is null and custom_line is null)`;
}
