/** Turns a payment into an order. Runs in the transaction that settles the payment. */
import { getBillingDate, productTypes } from '@sitewright/commerce';
import type { WriteTransaction } from '../../db/database.ts';
import { newId, newToken } from '../../db/id.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import type { PaymentSnapshot, SoldLine } from '../../payments/payment-snapshot.ts';
import { hashGiftCardCode, hintOfGiftCardCode, newGiftCardCode } from './gift-card-code.ts';
import type { OrderStatus } from './order-states.ts';

/** The payment that an order is made of. */
export interface PaidFor {
  paymentId: string;
  cartId: string;
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
 * Writes the order with its items and all that comes with it: gift cards and subscriptions. The
 * unique keys on payment and cart make it one order whatever happens.
 */
export async function makeOrder(
  scope: EventScope,
  paid: PaidFor,
  status: OrderStatus,
): Promise<MadeOrder> {
  const { trx, site } = scope;
  const made = {
    orderId: newId(),
    token: newToken(),
    orderNumber: await takeOrderNumber(trx, site.siteId),
  };
  await insertOrder(scope, paid, { ...made, status });
  await insertItems(scope, paid, made.orderId);
  const { cartId, currency, dueAt, isTest, snapshot } = paid;
  await announceEvent(scope, 'order-placed', {
    ...made,
    cartId,
    status,
    currency,
    dueAt,
    isTest,
    snapshot,
  });
  if (status !== 'awaiting_payment') await deliver(scope, paid, made.orderId);
  return made;
}

/**
 * What a buyer gets as soon as the money is there: gift cards and running subscriptions. A test
 * order took no money, so it delivers nothing: no gift card that anybody could pay with, and no
 * subscription whose parcels nobody pays.
 */
export async function deliver(scope: EventScope, paid: PaidFor, orderId: string): Promise<void> {
  if (paid.isTest) return;
  for (const line of paid.snapshot.lines) {
    const isGiftCard = line.productType === productTypes.giftCard;
    if (isGiftCard) await issueGiftCards(scope, paid, { line, orderId });
    if (line.plan) await startSubscription(scope, paid, { line, orderId });
  }
}

interface Delivery {
  line: SoldLine;
  orderId: string;
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
  status: OrderStatus;
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
      owner_hash: snapshot.ownerHash ?? null,
      status: order.status,
      fulfillment_status: 'pending',
      currency: paid.currency,
      subtotal_cents: snapshot.subtotalCents,
      discount_cents: snapshot.discountCents,
      shipping_cents: snapshot.shippingCents,
      tax_cents: snapshot.taxCents,
      grand_total_cents: snapshot.grandTotalCents,
      shipping_option_name: snapshot.shippingOptionName,
      shipping_address: snapshot.shippingAddress && JSON.stringify(snapshot.shippingAddress),
      billing_address: snapshot.billingAddress && JSON.stringify(snapshot.billingAddress),
      tax_lines: JSON.stringify(snapshot.taxLines),
      is_test: paid.isTest,
      created_at: ctx.now(),
    })
    .execute();
}

async function insertItems(
  { trx, site }: EventScope,
  paid: PaidFor,
  orderId: string,
): Promise<void> {
  await trx
    .insertInto('order_items')
    .values(
      paid.snapshot.lines.map((line) => ({
        site_id: site.siteId,
        order_id: orderId,
        id: newId(),
        product_id: line.productId,
        variant_id: line.variantId,
        product_type: line.productType,
        sku: line.sku,
        product_name: line.title,
        attributes: JSON.stringify(line.attributes),
        option_names: line.optionValues?.map(({ optionName }) => optionName) ?? [],
        additional_fields: JSON.stringify(line.additionalFields),
        quantity: line.quantity,
        unit_price_cents: line.unitPriceCents,
        image_asset_id: line.imageAssetId,
      })),
    )
    .execute();
}

async function issueGiftCards(
  scope: EventScope,
  paid: PaidFor,
  { line, orderId }: Delivery,
): Promise<void> {
  const { ctx, trx, site } = scope;
  for (let unit = 0; unit < line.quantity; unit += 1) {
    const code = newGiftCardCode();
    const giftCardId = newId();
    await trx
      .insertInto('gift_cards')
      .values({
        site_id: site.siteId,
        id: giftCardId,
        code_hash: hashGiftCardCode(code),
        code_hint: hintOfGiftCardCode(code),
        currency: paid.currency,
        initial_cents: line.unitPriceCents,
        balance_cents: line.unitPriceCents,
        order_id: orderId,
        recipient_email: paid.snapshot.email,
        created_at: ctx.now(),
      })
      .execute();
    await announceEvent(scope, 'gift-card-issued', {
      giftCardId,
      code,
      amountCents: line.unitPriceCents,
      currency: paid.currency,
      email: paid.snapshot.email,
    });
  }
}

async function startSubscription(
  { ctx, trx, site }: EventScope,
  paid: PaidFor,
  { line, orderId }: Delivery,
): Promise<void> {
  const plan = line.plan!;
  const nextBillingAt = getBillingDate(plan, ctx.now().getTime(), 1);
  await trx
    .insertInto('subscriptions')
    .values({
      site_id: site.siteId,
      id: newId(),
      order_id: orderId,
      product_id: line.productId,
      variant_id: line.variantId,
      quantity: line.quantity,
      price_cents: line.unitPriceCents,
      currency: paid.currency,
      plan: JSON.stringify(plan),
      status: nextBillingAt === undefined ? 'completed' : 'active',
      cycles_billed: 1,
      next_billing_at: nextBillingAt === undefined ? null : new Date(nextBillingAt),
      created_at: ctx.now(),
    })
    .execute();
}
