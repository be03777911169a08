/** The data of the checkout page. */
import {
  checkoutMessages,
  checkoutPath,
  fieldErrorsIn,
  readCheckoutForm,
  subscribePath,
  type CheckoutPage,
  type CheckoutValues,
  type Country,
  type Settings,
  type TypedAddress,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { listAddresses } from '../accounts/addresses.ts';
import type { SignedIn } from '../accounts/site-session.ts';
import { newToken } from '../../db/id.ts';
import { offeredForPlans } from '../../payments/providers.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { presentCart } from '../cart/present-cart.ts';
import { readSettings } from '../settings/read-settings.ts';
import { localisePath } from '../settings/language-path.ts';
import type { Site } from '../sites/site.ts';
import { listCountries, listServedCountries } from './countries.ts';
import { isPickup } from '../cart/price-cart.ts';
import { holdEnd } from '../../payments/hold-end.ts';
import { findTypedElsewhere } from './checkout-links.ts';
import { listCheckoutFields } from './checkout-answers.ts';
import { isOwner } from '../cart/is-owner.ts';
import { offeredFor } from './offered-for.ts';
import { offeredTo } from './offered-to.ts';
import { loadCheckout, type Checkout } from './load-checkout.ts';
import { presentBalance } from './present-balance.ts';
import { loadBalances, shareOut } from './pay-by-balances.ts';
import { checkoutErrorMessage } from '../../payments/payment-errors.ts';
import { presentStoreFacts } from '../sites/store-facts.ts';
import { sayOf, translateText } from '../settings/say-of.ts';

export interface CheckoutRequest {
  cartToken: string;
  /** Who looks; see checkout-owner.ts. */
  ownerHash: string;
  /** Code of `?error=`, when a payment came back without success. */
  errorCode?: string;
  /** The visitor's account, when they are signed in. */
  signedIn?: SignedIn | undefined;
  /** What was typed, and what was wrong with it, when a form comes back. */
  typed?: { values: CheckoutValues; errors: Record<string, string>; formError: string };
}

/** Undefined when the site has no such open cart. */
export async function loadCheckoutPage(
  ctx: AppContext,
  site: Site,
  { cartToken, ownerHash, errorCode = '', signedIn, typed }: CheckoutRequest,
): Promise<CheckoutPage | undefined> {
  const checkout = await loadCheckout(ctx, site, cartToken);
  if (!checkout) return undefined;
  const isOwn = isOwner(checkout.cart.ownerHash, ownerHash);
  const balances = await loadBalances(ctx, {
    site,
    cartId: cartToken,
    ownerHash,
    active: checkout.active,
  });
  const totalCents = checkout.totals.grandTotalCents;
  const settings = readSettings(site, 'store');
  const cart = presentCart(checkout, { site, now: ctx.now(), isOwn });
  const email = isOwn ? (checkout.cart.email ?? '') : '';
  const asking = await offeredTo(ctx, site, {
    cart: checkout.cart,
    ownerHash,
    email: signedIn?.email ?? email,
    signedIn,
  });
  return {
    store: presentStoreFacts(site),
    cart,
    actionUrl: localisePath(
      site.language,
      cart.isSubscription ? subscribePath(cartToken) : checkoutPath(cartToken),
    ),
    cartUrl: localisePath(site.language, '/cart'),
    account: signedIn ? { email: signedIn.email } : null,
    paymentAttemptId: newToken(),
    amountDueCents: shareOut(ctx, site, { totalCents, balances }).amountDueCents,
    giftCards: balances.map(presentBalance),
    takesGiftCards: checkout.cart.customLine?.kind !== 'donation',
    countries: [...countriesFor(checkout, site)],
    values: await withAccount(
      ctx,
      site,
      signedIn,
      typed?.values ??
        (isOwn ? await valuesFromElsewhere(ctx, site, { checkout, ownerHash }) : undefined) ??
        knownValues(isOwn ? checkout.cart : withoutPerson(checkout.cart), {
          settings,
          isFetched: isFetched(checkout),
        }),
    ),
    errors: fieldErrorsIn(typed?.errors ?? {}, site.locale),
    formError: translateText(site, typed?.formError ?? checkoutErrorMessage(errorCode)),
    hasShippingLocation: checkout.cart.shippingLocation !== null,
    delivery: deliveryOf(checkout),
    company: { isShown: settings.showCompanyField },
    note: { isShown: settings.showNoteField },
    fields: listCheckoutFields(site),
    heldUntil: checkout.active ? holdEnd(checkout.active).getTime() : null,
    now: ctx.now().getTime(),
    phone: {
      isShown: settings.showShippingPhoneNumber,
      isRequired: settings.showShippingPhoneNumber && settings.isShippingPhoneRequired,
    },
    marketing: {
      isShown: settings.checkoutPageMarketingOptInEnabled,
      label: sayOf(site)(checkoutMessages.marketingOptIn),
    },
    paymentMethods: cart.isSubscription
      ? offeredForPlans(ctx, site, asking)
      : offeredFor(ctx, site, checkout, asking),
    mayProveEmail: asking.mayProveEmail && !cart.isSubscription,
  };
}

/** With the email of an account, and its usual address where none was typed. */
async function withAccount(
  ctx: AppContext,
  { siteId }: Site,
  signedIn: SignedIn | undefined,
  values: CheckoutValues,
): Promise<CheckoutValues> {
  if (!signedIn) return values;
  const { accountId, email } = signedIn;
  const [usual] = await listAddresses(ctx.db, { siteId, accountId });
  const { line1, lastName, postalCode } = values.shippingAddress;
  const isTyped = line1 !== '' || lastName !== '' || postalCode !== '';
  const shippingAddress = usual && !isTyped ? usual.address : values.shippingAddress;
  return { ...values, email, shippingAddress };
}

/** What was typed on another device, once its mailed link was opened here. */
async function valuesFromElsewhere(
  ctx: AppContext,
  site: Site,
  { checkout: { cart, totals }, ownerHash }: { checkout: Checkout; ownerHash: string },
): Promise<CheckoutValues | undefined> {
  const fields = await findTypedElsewhere(ctx, site, { cartId: cart.id, ownerHash });
  if (!fields) return undefined;
  const { values } = readCheckoutForm(fields, totals.requiresShipping);
  return { ...values, shippingOptionId: cart.selectedShippingOptionId ?? '' };
}

/** True once it is chosen, and where nothing is sent. */
function isFetched(checkout: Checkout): boolean {
  const { shippingOption } = checkout.totals;
  return shippingOption ? isPickup(shippingOption) : !deliveryOf(checkout).canShip;
}

/** Whether a cart can be sent, and whether it can be fetched. */
function deliveryOf({ cart, totals }: Checkout): CheckoutPage['delivery'] {
  const { shippingOptions } = cart.rules;
  const canPickUp = totals.requiresShipping && shippingOptions.some(isPickup);
  const canShip = !canPickUp || !shippingOptions.every(isPickup);
  return { canShip, canPickUp };
}

/** What is sent goes where the shop sends it; what is not may be paid from anywhere. */
function countriesFor({ cart, totals }: Checkout, site: Site): readonly Country[] {
  const all = listCountries(site.locale);
  return totals.requiresShipping ? listServedCountries(all, cart.rules.shippingOptions) : all;
}

/** The cart without what its shopper typed. */
function withoutPerson(cart: CartRow): CartRow {
  return { ...cart, email: null, shippingLocation: null };
}

/** What the cart knows of its shopper already. */
function knownValues(
  cart: CartRow,
  { settings, isFetched }: { settings: Settings<'store'>; isFetched: boolean },
): CheckoutValues {
  const empty = emptyAddress(settings.shippingCountryDefaultValue);
  return {
    email: cart.email ?? '',
    shippingAddress: { ...empty, ...cart.shippingLocation },
    isBillingSameAsShipping: true,
    billingAddress: empty,
    shippingOptionId: cart.selectedShippingOptionId ?? '',
    deliveryMethod: isFetched ? 'pickup' : 'ship',
    marketingOptIn: settings.enableMailingListOptInByDefault,
    note: '',
    answers: {},
  };
}

function emptyAddress(country: string): TypedAddress {
  return {
    firstName: '',
    lastName: '',
    company: '',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    country,
    phone: '',
  };
}
