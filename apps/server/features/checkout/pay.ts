/** Buying a cart: check what the shopper saw against what is, then take the payment. */
import { meetsMinimumOrder } from '@sitewright/commerce';
import { ApiError, checkoutMessages, listAddressErrors } from '@sitewright/contract';
import type {
  Cart,
  ErrorBody,
  PaymentAnswer,
  PaymentRequest,
  ShippingLocation,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import {
  findProvider,
  freeProviderName,
  offeredForPlans,
  tenderOf,
} from '../../payments/providers.ts';
import { takePayment, type TakenPayment, type Taking } from '../../payments/take-payment.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { isPickup } from '../cart/price-cart.ts';
import { readSettings } from '../settings/read-settings.ts';
import { fixAnswers, requireCheckoutAnswers } from './checkout-answers.ts';
import { isSubscriptionProduct } from '../cart/check-choice.ts';
import { findProblem, presentCart } from '../cart/present-cart.ts';
import { minimumSubtotalCents } from '../cart/minimum-subtotal.ts';
import { findOrderOfCart, isRestCalledOff, type FoundOrder } from '../orders/find-order.ts';
import { snapshotRest } from '../orders/edits/snapshot-rest.ts';
import { orderConfirmedPath } from '../orders/order-paths.ts';
import type { SignedIn } from '../accounts/site-session.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { OutOfStockError } from '../stock/reserve-stock.ts';
import { BalanceTooLowError } from '../balances/hold-balances.ts';
import { loadBalances, shareOut, type BalancePayment } from './pay-by-balances.ts';
import { findCountry } from './countries.ts';
import { DiscountUsedUpError } from '../discounts/discount-uses.ts';
import { offeredFor } from './offered-for.ts';
import { offeredTo } from './offered-to.ts';
import { requireOffered } from './require-offered.ts';
import { loadCheckout, type Checkout } from './load-checkout.ts';
import { paymentError } from '../../payments/payment-errors.ts';
import { paymentPath } from '../../payments/payment-path.ts';
import { saveCheckoutFacts } from './save-checkout.ts';
import { priceRenewal } from './price-renewal.ts';
import { snapshotCheckout } from './snapshot-checkout.ts';
import { sayOf } from '../settings/say-of.ts';

export interface Purchase {
  cartId: string;
  /** Who pays; see checkout-owner.ts. */
  ownerHash: string;
  /** The visitor's account: they buy by its email, which they have proved, whatever was sent. */
  signedIn?: SignedIn | undefined;
  /** Payment-Attempt-Id. */
  attemptId: string;
  request: PaymentRequest;
  /** Who holds the stock; see holder-of.ts. */
  holderHash: string | null;
}

const conflict = 409;

/** The total is no longer what the shopper saw; `cart` has the new one. */
class TotalChangedError extends ApiError<'total_changed'> {
  readonly cart: Cart;
  constructor(cart: Cart) {
    super('total_changed');
    this.cart = cart;
  }

  override toBody(): ErrorBody {
    return { ...super.toBody(), shoppingCart: this.cart };
  }
}

/**
 * Buys a cart. Repeated clicks, other tabs and a cart that was bought already all lead to the one
 * order there is.
 * @throws ApiError with the message for the shopper; nothing was charged then
 */
export async function pay(ctx: AppContext, site: Site, purchase: Purchase): Promise<PaymentAnswer> {
  try {
    return await payOpenCart(ctx, site, withProvedEmail(purchase));
  } catch (error) {
    // Another click may have bought the cart while this one looked at it.
    const isConflict =
      error instanceof ApiError && error.status === conflict && error.code !== 'attempt_reused';
    const order = isConflict && (await findOrderOfCart(ctx, site.siteId, purchase.cartId));
    if (order) return presentBought(order);
    throw error;
  }
}

function withProvedEmail(purchase: Purchase): Purchase {
  const { signedIn, request } = purchase;
  return signedIn ? { ...purchase, request: { ...request, email: signedIn.email } } : purchase;
}

async function payOpenCart(
  ctx: AppContext,
  site: Site,
  purchase: Purchase,
): Promise<PaymentAnswer> {
  const { cartId, attemptId, request } = purchase;
  requireAddress(request);
  requireCheckoutAnswers(site, request.answers);
  const checkout = await prepare(ctx, site, purchase);
  if (!checkout) {
    if (await isRestCalledOff(ctx.db, { siteId: site.siteId, cartId })) {
      throw new ApiError('rest_called_off');
    }
    return answerOrder(ctx, site, cartId);
  }
  requireBuyable(site, checkout, request);
  await requireOffered(ctx, site, checkout.cart.customLine);
  const { grandTotalCents } = checkout.totals;
  if (grandTotalCents !== request.expectedTotalCents) throw totalChanged(ctx, site, checkout);
  const { balances, amountDueCents } = await askBalances(ctx, site, { purchase, checkout });
  const isDueSeen = amountDueCents === (request.expectedDueCents ?? grandTotalCents);
  if (!isDueSeen) throw totalChanged(ctx, site, checkout);
  const isPlan = checkout.cart.lines.some(({ product }) => isSubscriptionProduct(product));
  const isFree = amountDueCents === 0 && !isPlan;
  const { email, marketingOptIn, note } = request;
  const { ownerHash, holderHash } = purchase;
  const to = await offeredTo(ctx, site, {
    cart: checkout.cart,
    ownerHash,
    email,
    signedIn: purchase.signedIn,
  });
  const offered = isPlan ? offeredForPlans(ctx, site, to) : offeredFor(ctx, site, checkout, to);
  const chosenOptionId = checkout.totals.shippingOption?.id ?? '';
  const name = isFree ? freeProviderName : request.payment.provider;
  const isOffered =
    isFree ||
    offered.some((method) => {
      const { provider: offeredName, shippingOptionIds } = method;
      const fits = !shippingOptionIds || shippingOptionIds.includes(chosenOptionId);
      return offeredName === name && fits;
    });
  const provider = isOffered ? findProvider(ctx, name) : undefined;
  if (!provider) throw new ApiError('method_unavailable');
  const typed = snapshotCheckout(site, checkout, {
    email,
    ...(site.language !== undefined && { language: site.language }),
    ...(purchase.signedIn && { accountId: purchase.signedIn.accountId }),
    marketingOptIn,
    marketingText: marketingOptIn ? sayOf(site)(checkoutMessages.marketingOptIn) : '',
    note: readSettings(site, 'store').showNoteField ? note : '',
    answers: [...(checkout.cart.customLine?.answers ?? []), ...fixAnswers(site, request.answers)],
    balances,
    ...(isPlan && { renewal: priceRenewal(checkout, { site, now: ctx.now() }) }),
    ownerHash,
    ...whereTo(checkout, request),
  });
  const isRest = checkout.cart.customLine?.kind === 'order-rest';
  const key = { siteId: site.siteId, cartId };
  const snapshot = isRest ? await snapshotRest(ctx.db, key, typed) : typed;
  const attempt = {
    siteId: site.siteId,
    cartId,
    attemptId,
    provider: name,
    tender: tenderOf(name),
    amountCents: grandTotalCents,
    currency: site.currency,
    holderHash,
    isSettledByHand: provider.isSettledByHand === true,
    termsVersion: checkout.cart.terms?.version,
    snapshot,
  };
  const taking: Taking = {
    ctx,
    site,
    provider,
    attempt,
    ask: (asked) => provider.start({ ...asked, method: request.payment }),
  };
  return answerTaken(ctx, site, { cartId, taken: await takeOrExplain(taking, checkout) });
}

/** Where it goes, or who fetches it, and who is billed. */
function whereTo(
  { totals: { requiresShipping, shippingOption } }: Checkout,
  request: PaymentRequest,
) {
  const { shippingAddress, billingAddress, pickupContact } = request;
  const isFetched = shippingOption !== undefined && isPickup(shippingOption);
  return {
    shippingAddress: requiresShipping && !isFetched ? (shippingAddress ?? null) : null,
    pickupContact: isFetched ? (pickupContact ?? contactOf(shippingAddress)) : null,
    billingAddress: billingAddress ?? shippingAddress ?? null,
  };
}

function contactOf(address: PaymentRequest['shippingAddress']) {
  if (!address) return null;
  const { firstName, lastName, phone } = address;
  return { firstName, lastName, phone };
}

/** What the visitor's gift cards pay of this checkout. */
async function askBalances(
  ctx: AppContext,
  site: Site,
  { purchase, checkout }: { purchase: Purchase; checkout: Checkout },
): Promise<BalancePayment> {
  const { cartId, ownerHash } = purchase;
  const { active, totals } = checkout;
  const balances = await loadBalances(ctx, { site, cartId, ownerHash, active });
  return shareOut(ctx, site, { totalCents: totals.grandTotalCents, balances });
}

/** Somebody else was quicker: nothing was charged, and the shopper is told what changed. */
async function takeOrExplain(taking: Taking, checkout: Checkout): Promise<TakenPayment> {
  try {
    return await takePayment(taking);
  } catch (error) {
    if (error instanceof OutOfStockError) throw new ApiError('stock_changed');
    const isSpent = error instanceof DiscountUsedUpError || error instanceof BalanceTooLowError;
    if (!isSpent) throw error;
    const { ctx, site, attempt } = taking;
    throw totalChanged(ctx, site, (await loadCheckout(ctx, site, attempt.cartId)) ?? checkout);
  }
}

/** Keeps what the shopper told on the cart and prices it; undefined when it is not open any more. */
async function prepare(
  ctx: AppContext,
  site: Site,
  { cartId, ownerHash, request }: Purchase,
): Promise<Checkout | undefined> {
  const { email, shippingAddress, billingAddress, shippingOptionId } = request;
  const known = await loadCheckout(ctx, site, cartId);
  const isShipped = known?.totals.requiresShipping ?? false;
  const address = isShipped
    ? (shippingAddress ?? (request.pickupContact && billingAddress))
    : (billingAddress ?? shippingAddress);
  if (!address && known && !(isShipped && hasPickupPlace(known.cart, shippingOptionId))) {
    requireTaxPlace(known.cart);
  }
  const isSaved = await saveCheckoutFacts(ctx, site, {
    cartId,
    ownerHash,
    facts: {
      email,
      ...(address && { shippingLocation: toLocation(address) }),
      ...(shippingOptionId && { shippingOptionId }),
    },
  });
  return isSaved ? loadCheckout(ctx, site, cartId) : undefined;
}

/** What is fetched is taxed where that happens, where the shop told it. */
function hasPickupPlace({ rules }: CartRow, shippingOptionId: string | undefined): boolean {
  const option = rules.shippingOptions.find(({ id }) => id === shippingOptionId);
  return option?.pricing.kind === 'pickup' ? option.pricing.place !== undefined : true;
}

/**
 * Nothing is shipped, so the tax follows the place of whoever pays.
 * @throws ApiError naming the fields to fill in, where the shop has taxes at all
 */
function requireTaxPlace(cart: CartRow): void {
  if (cart.rules.taxRules.length === 0) return;
  const errors = { 'billingAddress.country': checkoutMessages.required };
  throw new ApiError('invalid_request', {}, { errors });
}

function toLocation(address: ShippingLocation): ShippingLocation {
  const { line1, line2, city, region, postalCode, country } = address;
  return { line1, line2, city, region, postalCode, country };
}

/** @throws ApiError naming the parts that the country of the address asks for */
export function requireAddress({
  shippingAddress,
  billingAddress,
}: Pick<PaymentRequest, 'shippingAddress' | 'billingAddress'>): void {
  const errors: Record<string, string> = {};
  for (const [name, address] of Object.entries({ shippingAddress, billingAddress })) {
    if (!address) continue;
    const found = listAddressErrors(address, findCountry(address.country));
    for (const [part, message] of Object.entries(found)) errors[`${name}.${part}`] = message;
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_request', {}, { errors });
}

function requireBuyable(site: Site, checkout: Checkout, request: PaymentRequest): void {
  const { cart, totals, quotes } = checkout;
  if (cart.lines.length === 0) throw new ApiError('cart_empty');
  if (!isWhole(cart)) throw new ApiError('stock_changed');
  requirePlanAlone(cart);
  requireDonorAddress(cart, request);
  const leastCents = cart.terms || cart.customLine ? 0 : minimumSubtotalCents(site);
  const minimum = { isEnabled: leastCents > 0, subtotalCents: leastCents };
  if (!meetsMinimumOrder(totals.subtotalCents, minimum)) {
    const money = { amountCents: leastCents, currencyCode: site.currency };
    throw new ApiError('minimum_order', { subtotal: writeMoney(site, money) });
  }
  if (!totals.requiresShipping) return;
  const { shippingOption } = totals;
  const isFetched = shippingOption !== undefined && isPickup(shippingOption);
  const isReachable = request.shippingAddress ?? (isFetched && request.pickupContact);
  if (!isReachable) throw new ApiError('shipping_option_required');
  if (shippingOption) return;
  const isUnserved = cart.selectedShippingOptionId || quotes.length === 0;
  throw new ApiError(isUnserved ? 'shipping_option_unavailable' : 'shipping_option_required');
}

/**
 * Carts that were filled by older versions may hold a plan beside goods, or many of it. D-12
 * @throws ApiError
 */
function requirePlanAlone({ lines, terms }: CartRow): void {
  if (terms || !lines.some(({ product }) => isSubscriptionProduct(product))) return;
  const [line] = lines;
  if (lines.length > 1 || line!.quantity > 1) throw new ApiError('plan_paid_alone');
}

/** @throws ApiError naming what a donor left out: they are asked as every other buyer is */
function requireDonorAddress({ customLine }: CartRow, request: PaymentRequest): void {
  if (customLine?.kind !== 'donation' || request.billingAddress || request.shippingAddress) return;
  const missing = ['firstName', 'lastName', 'line1', 'city', 'country'];
  const errors = Object.fromEntries(
    missing.map((part) => [`billingAddress.${part}`, checkoutMessages.required]),
  );
  throw new ApiError('invalid_request', {}, { errors });
}

/** Everything that is in it can be bought, and nothing is missing of what was agreed on. */
export function isWhole({ lines, terms }: CartRow): boolean {
  if (terms && lines.length < terms.lineCount) return false;
  return !lines.some((line) => findProblem(line, lines));
}

function totalChanged(ctx: AppContext, site: Site, checkout: Checkout): TotalChangedError {
  return new TotalChangedError(presentCart(checkout, { site, now: ctx.now() }));
}

async function answerTaken(
  ctx: AppContext,
  site: Site,
  { cartId, taken }: { cartId: string; taken: TakenPayment },
): Promise<PaymentAnswer> {
  switch (taken.kind) {
    case 'payment':
      return answerPayment(ctx, site, taken.payment);
    case 'reused':
      throw new ApiError('attempt_reused');
    case 'under-way':
      throw new ApiError('payment_under_way');
    case 'bought':
      return answerOrder(ctx, site, cartId);
    case 'no-cart': {
      const checkout = await loadCheckout(ctx, site, cartId);
      throw checkout ? totalChanged(ctx, site, checkout) : new ApiError('cart_not_found');
    }
  }
}

async function answerPayment(
  ctx: AppContext,
  site: Site,
  payment: Payment,
): Promise<PaymentAnswer> {
  const { paymentId, cartId, status } = payment;
  if (status === 'requires_action') {
    return { status, paymentId, redirectUrlPath: paymentPath(paymentId) };
  }
  const isDone = status === 'succeeded' || status === 'pending' || status === 'refunded';
  if (isDone || status === 'refund_due') return answerOrder(ctx, site, cartId);
  throw paymentError(payment.failureCode);
}

/** The order that a cart became. @throws ApiError when it became none */
async function answerOrder(ctx: AppContext, site: Site, cartId: string): Promise<PaymentAnswer> {
  const order = await findOrderOfCart(ctx, site.siteId, cartId);
  if (!order) throw new ApiError('cart_not_found');
  return presentBought(order);
}

function presentBought({ id, token }: FoundOrder): PaymentAnswer {
  return { status: 'succeeded', orderId: id, redirectUrlPath: orderConfirmedPath(token) };
}
