/** The first step of paying: note the attempt and hold the stock, all in one short transaction. */
import { holdRules, type TenderKind } from '@sitewright/commerce';
import type { AppContext } from '../context.ts';
import type { WriteTransaction } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { holdBalances } from '../features/balances/hold-balances.ts';
import { isTestShop } from '../features/cart/is-test-shop.ts';
import { claimDiscounts } from '../features/discounts/discount-uses.ts';
import { reserveStock } from '../features/stock/reserve-stock.ts';
import type { Site } from '../features/sites/site.ts';
import type { EventScope } from '../reactions/reaction.ts';
import { requireFewUnpaid } from './few-unpaid.ts';
import { fixHoldEnd } from './hold-short-stock.ts';
import { findActivePayment } from './find-active-payment.ts';
import { insertBalanceTenders } from './balance-tenders.ts';
import { findPaidBeside, lockCart, lockCharge, toPayment, type Payment } from './lock-payment.ts';
import { findProvider } from './providers.ts';
import type { PaymentSnapshot } from './payment-snapshot.ts';

export interface PaymentAttempt {
  siteId: string;
  cartId: string;
  /** Payment-Attempt-Id of the browser: the same id twice is the same attempt. */
  attemptId: string;
  provider: string;
  /** What its money counts as. */
  tender: TenderKind;
  amountCents: number;
  currency: string;
  snapshot: PaymentSnapshot;
  /**
   * The kept method that is charged. `cartId` names a charge then, which has no cart; so it does when
   * a method is kept and nothing is bought.
   */
  savedMethodId?: string;
  /** Who holds the stock; see holder-of.ts. */
  holderHash?: string | null;
  /** A person is to see its money come: a visitor may have a few of those. */
  isSettledByHand?: boolean;
  /** Of what staff agreed on with its buyer; missing: the cart is its visitor's own. */
  termsVersion?: string | undefined;
  /** Until when its owner may do what the bank asks for; missing: while stock is held. */
  confirmBy?: Date;
}

/** What stands after opening; only `opened` may go on to the provider. */
export type OpenedPayment =
  | { kind: 'opened'; payment: Payment }
  /** This attempt was made before. */
  | { kind: 'repeated'; payment: Payment }
  /** Another attempt for the cart is under way. */
  | { kind: 'active'; payment: Payment }
  /** This attempt was made before, for another amount. */
  | { kind: 'reused' }
  /** The cart is an order already. */
  | { kind: 'bought' }
  /** There is none, or staff agreed on something else meanwhile. */
  | { kind: 'no-cart' };

/**
 * Opens a payment for a cart. At most one is under way for a cart at any time.
 * @throws OutOfStockError, DiscountUsedUpError or BalanceTooLowError; ApiError for too many unpaid
 * orders; nothing is noted or held then
 */
export function openPayment(
  { ctx, site }: { ctx: AppContext; site: Site },
  attempt: PaymentAttempt,
): Promise<OpenedPayment> {
  return ctx.transact(async (trx) => {
    const cart = await lockWhatIsBought(trx, attempt);
    const known = await findAttempt(trx, attempt);
    if (known) return isSame(known, attempt) ? { kind: 'repeated', payment: known } : reused;
    if (!cart) return { kind: 'no-cart' };
    if (cart.isBought) return { kind: 'bought' };
    const active = await findActivePayment(trx, attempt);
    if (active) return { kind: 'active', payment: active };
    return { kind: 'opened', payment: await insertPayment({ ctx, trx, site }, attempt) };
  });
}

const reused = { kind: 'reused' } as const;

/** Undefined when there is no such cart. */
async function lockWhatIsBought(
  trx: WriteTransaction,
  attempt: PaymentAttempt,
): Promise<{ isBought: boolean } | undefined> {
  if (attempt.savedMethodId !== undefined || attempt.snapshot.keepsMethodFor) {
    await lockCharge(trx, attempt);
    return { isBought: (await findPaidBeside(trx, attempt)) !== undefined };
  }
  const cart = await lockCart(trx, attempt);
  const isAsAgreed = (cart?.termsVersion ?? undefined) === attempt.termsVersion;
  if (!cart || (cart.orderId === null && !isAsAgreed)) return undefined;
  return { isBought: cart.orderId !== null };
}

function isSame(known: Payment, attempt: PaymentAttempt): boolean {
  const { amountCents, currency, snapshot } = attempt;
  const isSameSum = known.amountCents === amountCents && known.currency === currency;
  return isSameSum && sumBalances(known.snapshot) === sumBalances(snapshot);
}

async function findAttempt(
  trx: WriteTransaction,
  attempt: PaymentAttempt,
): Promise<Payment | undefined> {
  const row = await trx
    .selectFrom('payments')
    .selectAll()
    .where('site_id', '=', attempt.siteId)
    .where('cart_id', '=', attempt.cartId)
    .where('attempt_id', '=', attempt.attemptId)
    .executeTakeFirst();
  return row && toPayment(row);
}

async function insertPayment(scope: EventScope, attempt: PaymentAttempt): Promise<Payment> {
  const { trx } = scope;
  const { siteId, snapshot } = attempt;
  const now = scope.ctx.now();
  const { holderHash = null, provider } = attempt;
  if (attempt.isSettledByHand) {
    await requireFewUnpaid(trx, { siteId, email: snapshot.email, holderHash, provider });
  }
  const paymentId = newId();
  const isInTestShop = isTestShop(scope.site);
  const isTest = isInTestShop || findProvider(scope.ctx, provider)?.isTest(scope.site) === true;
  await trx
    .insertInto('payments')
    .values({
      site_id: siteId,
      id: paymentId,
      cart_id: attempt.cartId,
      attempt_id: attempt.attemptId,
      provider,
      is_test: isTest,
      status: 'created',
      amount_cents: attempt.amountCents,
      currency: attempt.currency,
      snapshot: JSON.stringify(snapshot),
      due_at: attempt.confirmBy ?? null,
      holder_hash: holderHash,
      saved_method_id: attempt.savedMethodId ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await insertParts(scope, attempt, paymentId);
  const held = await reserveStock(scope, {
    paymentId,
    units: snapshot.lines.filter((line) => line.isStockCounted),
    expiresAt: new Date(now.getTime() + holdRules.longest),
  });
  const { cartId } = attempt;
  const hold_until = await fixHoldEnd(scope, { paymentId, cartId, holderHash }, held);
  const row = await trx
    .updateTable('payments')
    .set({ hold_until })
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { couponIds: discountIds, email } = snapshot;
  await claimDiscounts(trx, {
    siteId,
    discountIds,
    email,
    isTest,
    isLimited: !isTest || isInTestShop,
  });
  await holdBalances(trx, { siteId, paymentId, now }, snapshot.balances ?? []);
  return toPayment(row);
}

/** What gift cards and store credit pay; the provider is asked for the rest. */
function sumBalances({ balances = [] }: PaymentSnapshot): number {
  return balances.reduce((cents, { amountCents }) => cents + amountCents, 0);
}

/** What it is paid by, and that the provider is asked for it. */
async function insertParts(
  { ctx, trx }: EventScope,
  attempt: PaymentAttempt,
  paymentId: string,
): Promise<void> {
  const { siteId, provider, snapshot } = attempt;
  const askedCents = attempt.amountCents - sumBalances(snapshot);
  const part = { site_id: siteId, payment_id: paymentId, provider };
  await trx
    .insertInto('payment_attempts')
    .values({
      ...part,
      number: 1,
      attempt_id: attempt.attemptId,
      outcome: 'asked',
      created_at: ctx.now(),
    })
    .execute();
  await insertBalanceTenders(trx, { siteId, paymentId }, snapshot.balances);
  if (askedCents === 0) return;
  await trx
    .insertInto('payment_tenders')
    .values({ ...part, id: newId(), kind: attempt.tender, amount_cents: askedCents })
    .execute();
}
