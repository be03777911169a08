/** The checkout without scripts: a posted form leads to a redirect, or to the page once more. */
import {
  ApiError,
  checkoutMessages,
  checkoutPath,
  errorSentenceIn,
  listFieldErrors,
  makeEmailSchema,
  nameFormErrors,
  paymentRequestSchema,
  readCheckoutForm,
  type CheckoutForm,
  type CheckoutPage,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { newToken } from '../../db/id.ts';
import { accountPaths, withReturn } from '../accounts/account-paths.ts';
import type { SignedIn } from '../accounts/site-session.ts';
import { keepTyped } from './checkout-links.ts';
import type { Attempt } from '../../http/attempt-of.ts';
import type { Site } from '../sites/site.ts';
import { findActivePayment } from '../../payments/find-active-payment.ts';
import { enterGiftCard, takeOffGiftCard } from './change-gift-cards.ts';
import { loadCheckout } from './load-checkout.ts';
import { loadCheckoutPage } from './load-checkout-page.ts';
import { pay, requireAddress } from './pay.ts';
import { paymentPath } from '../../payments/payment-path.ts';
import { saveCheckoutFacts } from './save-checkout.ts';
import { shippingLocationSchema } from '@sitewright/contract';

export type CheckoutFormOutcome =
  | { kind: 'redirect'; path: string; isBought: boolean }
  /** The page again, with what was typed and what was wrong. */
  | { kind: 'page'; status: number; page: CheckoutPage }
  | { kind: 'no-cart' };

interface PostedCheckout {
  cartToken: string;
  /** Who sent the form; see checkout-owner.ts. */
  ownerHash: string;
  /** The visitor's account, when they are signed in. */
  signedIn?: SignedIn | undefined;
  /** Who holds the stock; see holder-of.ts. */
  holderHash: string | null;
  /** Who tries, as far as ceilings are counted. */
  attempt: Attempt;
  fields: Readonly<Record<string, unknown>>;
}

/** Carries out a posted checkout form; never throws for what a shopper can get wrong. */
export async function submitCheckoutForm(
  ctx: AppContext,
  site: Site,
  { cartToken, ownerHash, signedIn, holderHash, attempt, fields }: PostedCheckout,
): Promise<CheckoutFormOutcome> {
  const checkout = await loadCheckout(ctx, site, cartToken);
  const form = readCheckoutForm(fields, checkout?.totals.requiresShipping ?? true);
  const sent = { cartToken, ownerHash, signedIn, form };
  if (form.step === 'sign-in') return leaveForSignIn(ctx, site, { ...sent, fields });
  if (form.step === 'place') return takePlace(ctx, site, sent);
  if (form.step !== 'pay') return changeGiftCards(ctx, site, { ...sent, attempt });
  const parsed = paymentRequestSchema.safeParse(form.request);
  if (!parsed.success) {
    const errors = nameFormErrors(listFieldErrors(parsed.error));
    return again(ctx, site, { ...sent, status: 422, errors, formError: sentenceOf(errors) });
  }
  const attemptId = form.paymentAttemptId.slice(0, 100) || newToken();
  try {
    const answer = await pay(ctx, site, {
      cartId: cartToken,
      ownerHash,
      signedIn,
      holderHash,
      attemptId,
      request: parsed.data,
    });
    const isBought = answer.status === 'succeeded';
    return { kind: 'redirect', path: answer.redirectUrlPath, isBought };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return afterRefusal(ctx, site, { ...sent, error });
  }
}

/** What is typed waits for its visitor, who comes back signed in. */
async function leaveForSignIn(
  ctx: AppContext,
  site: Site,
  { cartToken, ownerHash, form, fields }: Sent & Pick<PostedCheckout, 'fields'>,
): Promise<CheckoutFormOutcome> {
  const { email } = form.values;
  const kept = await saveCheckoutFacts(ctx, site, { cartId: cartToken, ownerHash, facts: {} });
  if (!kept) return { kind: 'no-cart' };
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const typed = Object.fromEntries(
    texts.slice(0, mostFields).map(([name, text]) => [name, text.slice(0, longestText)]),
  );
  const now = ctx.now();
  await ctx.transact((trx) =>
    keepTyped(trx, site, { cartId: cartToken, ownerHash, email, fields: typed, now }),
  );
  const path = withReturn(accountPaths.signIn, checkoutPath(cartToken));
  return { kind: 'redirect', path, isBought: false };
}

const longestText = 2_000;
const mostFields = 120;

const placeSchema = paymentRequestSchema.pick({
  email: true,
  shippingAddress: true,
  pickupContact: true,
});

/** The first step: where it goes. The page comes back with the ways to ship and to pay. */
async function takePlace(ctx: AppContext, site: Site, sent: Sent): Promise<CheckoutFormOutcome> {
  const parsed = placeSchema.safeParse(sent.form.request);
  const errors = parsed.success
    ? findGaps(parsed.data)
    : nameFormErrors(listFieldErrors(parsed.error));
  const isGood = Object.keys(errors).length === 0;
  const formError = isGood ? '' : sentenceOf(errors);
  return again(ctx, site, { ...sent, status: isGood ? 200 : 422, errors, formError });
}

function findGaps(address: Parameters<typeof requireAddress>[0]): Record<string, string> {
  try {
    requireAddress(address);
    return {};
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.details.errors ?? {};
  }
}

/** A code is entered or taken off, and the page comes back with what is left to pay. */
async function changeGiftCards(
  ctx: AppContext,
  site: Site,
  { attempt, ...sent }: Sent & { attempt: Attempt },
): Promise<CheckoutFormOutcome> {
  const { cartToken, ownerHash, form } = sent;
  const { giftCardCode: code, removedGiftCard: giftCardId } = form;
  if (form.step === 'enter-gift-card' && code === '') {
    const errors = { giftCardCode: checkoutMessages.giftCardMissing };
    return again(ctx, site, { ...sent, status: 400, errors, formError: '' });
  }
  try {
    if (form.step === 'remove-gift-card')
      await takeOffGiftCard(ctx, site, { cartToken, ownerHash, giftCardId });
    else await enterGiftCard(ctx, site, { cartToken, ownerHash, code, attempt });
    return await again(ctx, site, { ...sent, status: 200, errors: {}, formError: '' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = { giftCardCode: errorSentenceIn(error, site.locale) };
    return again(ctx, site, { ...sent, status: error.status, errors, formError: '' });
  }
}

async function afterRefusal(
  ctx: AppContext,
  site: Site,
  { error, ...sent }: Sent & { error: ApiError },
): Promise<CheckoutFormOutcome> {
  if (error.code === 'payment_under_way') {
    const active = await findActivePayment(ctx.db, { siteId: site.siteId, cartId: sent.cartToken });
    if (active) return { kind: 'redirect', path: paymentPath(active.paymentId), isBought: false };
  }
  const errors = error.details.errors ?? {};
  const status = error.code === 'invalid_request' ? 422 : error.status;
  return again(ctx, site, {
    ...sent,
    status,
    errors,
    formError: errorSentenceIn(error, site.locale),
  });
}

interface Sent {
  cartToken: string;
  ownerHash: string;
  signedIn: SignedIn | undefined;
  form: CheckoutForm;
}

interface ShownAgain extends Sent {
  status: number;
  errors: Record<string, string>;
  formError: string;
}

async function again(
  ctx: AppContext,
  site: Site,
  { cartToken, ownerHash, signedIn, form, status, errors, formError }: ShownAgain,
): Promise<CheckoutFormOutcome> {
  await keepShipping(ctx, site, { cartToken, ownerHash, signedIn, form });
  const typed = { values: form.values, errors, formError };
  const page = await loadCheckoutPage(ctx, site, { cartToken, ownerHash, signedIn, typed });
  return page ? { kind: 'page', status, page } : { kind: 'no-cart' };
}

/**
 * So that the page shows shipping options and taxes even when something else is missing. The
 * first option is chosen until the shopper chooses: the total on the page is one that can be paid.
 */
async function keepShipping(
  ctx: AppContext,
  site: Site,
  { cartToken, ownerHash, form }: Sent,
): Promise<void> {
  const { shippingAddress, billingAddress } = form.values;
  const { pickupContact } = form.request;
  const isShipped = form.request['shippingAddress'] !== undefined;
  const location = shippingLocationSchema.safeParse(isShipped ? shippingAddress : billingAddress);
  if (!location.success && !pickupContact) return;
  const email = makeEmailSchema('').safeParse(form.values.email);
  const facts = {
    ...(location.success && !pickupContact && { shippingLocation: location.data }),
    ...(email.success && { email: email.data }),
  };
  await saveCheckoutFacts(ctx, site, { cartId: cartToken, ownerHash, facts });
  const checkout = await loadCheckout(ctx, site, cartToken);
  const isFetched = pickupContact !== undefined;
  const quotes = (checkout?.quotes ?? []).filter((quote) => quote.isPickup === isFetched);
  const wanted =
    quotes.find(({ option }) => option.id === form.values.shippingOptionId) ?? quotes[0];
  if (!wanted) return;
  await saveCheckoutFacts(ctx, site, {
    cartId: cartToken,
    ownerHash,
    facts: { shippingOptionId: wanted.option.id },
  });
}

/** The total of a form is hidden: when it is missing, the page as a whole says why. */
function sentenceOf(errors: Record<string, string>): string {
  return 'expectedTotalCents' in errors
    ? checkoutMessages.totalChanged
    : 'Please check the marked fields.';
}
