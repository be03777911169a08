/** Reading a payment so that nobody else can change it until the transaction ends. */
import type { Selectable } from 'kysely';
import type { WriteTransaction } from '../db/database.ts';
import { lockKey } from '../db/lock-key.ts';
import type { Database } from '../db/schema.ts';
import type { PaymentSnapshot } from './payment-snapshot.ts';
import type { PaymentStatus } from './payment-states.ts';

export interface PaymentKey {
  siteId: string;
  paymentId: string;
}

/** A payment as its rules see it. */
export interface Payment extends PaymentKey {
  cartId: string;
  attemptId: string;
  provider: string;
  /** True when it moved no real money as it was begun. */
  isTest: boolean;
  providerRef: string | null;
  status: PaymentStatus;
  amountCents: number;
  refundedCents: number;
  /** True once it has made an order before its money came. */
  isPlaced: boolean;
  /** Until when the money may come, when that is later. */
  dueAt: Date | null;
  /** Until when it holds stock before its money comes; null in payments of old. */
  holdUntil: Date | null;
  currency: string;
  /** The kept method that is charged; null when its owner is there. */
  savedMethodId: string | null;
  snapshot: PaymentSnapshot;
  failureCode: string | null;
  createdAt: Date;
}

export interface LockedPayment {
  payment: Payment;
  /** True when its cart is an order already. */
  isBought: boolean;
}

/** A row of `payments` in our words, amounts in cents. */
export function toPayment(row: Selectable<Database['payments']>): Payment {
  return {
    siteId: row.site_id,
    paymentId: row.id,
    cartId: row.cart_id,
    attemptId: row.attempt_id,
    provider: row.provider,
    isTest: row.is_test,
    providerRef: row.provider_ref,
    status: row.status,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    isPlaced: row.is_placed,
    dueAt: row.due_at,
    holdUntil: row.hold_until,
    currency: row.currency,
    savedMethodId: row.saved_method_id,
    snapshot: row.snapshot,
    failureCode: row.failure_code,
    createdAt: row.created_at,
  };
}

/**
 * Locks the cart and then the payment: always in this order, and before any stock, so that no two
 * transactions wait for each other. Undefined when the site has no such payment.
 */
export async function lockPayment(
  trx: WriteTransaction,
  { siteId, paymentId }: PaymentKey,
): Promise<LockedPayment | undefined> {
  const named = await trx
    .selectFrom('payments')
    .select('cart_id')
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!named) return undefined;
  const isBought = await lockPurchase(trx, { siteId, cartId: named.cart_id }, paymentId);
  const row = await trx
    .selectFrom('payments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { payment: toPayment(row), isBought };
}

/** Locks what is bought: a cart, or a charge that has none. @returns true when it is bought */
async function lockPurchase(
  trx: WriteTransaction,
  purchase: { siteId: string; cartId: string },
  paymentId: string,
): Promise<boolean> {
  const cart = await lockCart(trx, purchase);
  if (cart) return cart.orderId !== null;
  await lockCharge(trx, purchase);
  return (await findPaidBeside(trx, purchase, paymentId)) !== undefined;
}

/** The payment beside this one that bought what has no cart. */
export async function findPaidBeside(
  trx: WriteTransaction,
  { siteId, cartId }: { siteId: string; cartId: string },
  paymentId = '',
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('id', '<>', paymentId)
    .where((eb) =>
      eb.or([eb('status', 'in', ['succeeded', 'refunded']), eb('is_placed', '=', true)]),
    )
    .executeTakeFirst();
  return row?.id;
}

/** Locks a charge without a cart like {@link lockCart} locks a cart. */
export async function lockCharge(
  trx: WriteTransaction,
  { siteId, cartId }: { siteId: string; cartId: string },
): Promise<void> {
  await lockKey(trx, `${siteId}:${cartId}`);
}

/** A cart that nobody else can change meanwhile. */
export interface LockedCart {
  orderId: string | null;
  /** Of what staff agreed on; null: a visitor fills it. */
  termsVersion: string | null;
}

/** Locks a cart: payments for it start and end one after the other. */
export async function lockCart(
  trx: WriteTransaction,
  { siteId, cartId }: { siteId: string; cartId: string },
): Promise<LockedCart | undefined> {
  const row = await trx
    .selectFrom('carts')
    .select(['order_id', 'terms'])
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();
  return row && { orderId: row.order_id, termsVersion: row.terms?.version ?? null };
}
