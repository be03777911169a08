/** The data of the checkout page. */
import {
  checkoutPath,
  subscribePath,
  type CheckoutPage,
  type CheckoutValues,
  type Country,
  type Settings,
  type TypedAddress,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { newToken } from '../../db/id.ts';
import { offeredForPlans, offeredMethods } from '../../payments/providers.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { presentCart } from '../cart/present-cart.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { listCountries, listServedCountries } from './countries.ts';
import { isOwner } from '../cart/is-owner.ts';
import { loadCheckout, type Checkout } from './load-checkout.ts';
import { presentBalance } from './present-balance.ts';
import { loadBalances, shareOut } from './pay-by-balances.ts';
import { checkoutErrorMessage } from '../../payments/payment-errors.ts';
import { presentStoreFacts } from '../sites/store-facts.ts';

export interface CheckoutRequest {
  cartToken: string;
  /** Who looks; see checkout-owner.ts. */
  ownerHash: string;
  /** Code of `?error=`, when a payment came back without success. */
  errorCode?: string;
  /** What was typed, and what was wrong with it, when a form comes back. */
  typed?: { values: CheckoutValues; errors: Record<string, string>; formError: string };
}

/** Undefined when the site has no such open cart. */
export async function loadCheckoutPage(
  ctx: AppContext,
  site: Site,
  { cartToken, ownerHash, errorCode = '', typed }: CheckoutRequest,
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
  return {
    store: presentStoreFacts(site),
    cart,
    actionUrl: cart.isSubscription ? subscribePath(cartToken) : checkoutPath(cartToken),
    cartUrl: '/cart',
    paymentAttemptId: newToken(),
    amountDueCents: shareOut(ctx, site, { totalCents, balances }).amountDueCents,
    giftCards: balances.map(presentBalance),
    countries: [...countriesFor(checkout, site)],
    values:
      typed?.values ?? knownValues(isOwn ? checkout.cart : withoutPerson(checkout.cart), settings),
    errors: typed?.errors ?? {},
    formError: typed?.formError ?? checkoutErrorMessage(errorCode),
    hasShippingLocation: checkout.cart.shippingLocation !== null,
    phone: {
      isShown: settings.showShippingPhoneNumber,
      isRequired: settings.showShippingPhoneNumber && settings.isShippingPhoneRequired,
    },
    marketing: {
      isShown: settings.checkoutPageMarketingOptInEnabled,
      label: 'Send me news and offers',
    },
    paymentMethods: cart.isSubscription ? offeredForPlans(ctx, site) : offeredMethods(site),
  };
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
function knownValues(cart: CartRow, settings: Settings<'store'>): CheckoutValues {
  const empty = emptyAddress(settings.shippingCountryDefaultValue);
  return {
    email: cart.email ?? '',
    shippingAddress: { ...empty, ...cart.shippingLocation },
    isBillingSameAsShipping: true,
    billingAddress: empty,
    shippingOptionId: cart.selectedShippingOptionId ?? '',
    marketingOptIn: settings.enableMailingListOptInByDefault,
  };
}

function emptyAddress(country: string): TypedAddress {
  return {
    firstName: '',
    lastName: '',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    country,
    phone: '',
  };
}
