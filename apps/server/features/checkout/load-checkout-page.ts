/** The data of the checkout page. */
import type { CheckoutPage, CheckoutValues, Settings, TypedAddress } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { newToken } from '../../db/id.ts';
import { offeredMethods } from '../../payments/providers.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { checkoutPath } from '../cart/cart-paths.ts';
import { presentCart } from '../cart/present-cart.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { listCountries } from './countries.ts';
import { loadCheckout } from './load-checkout.ts';
import { checkoutErrorMessage } from '../../payments/payment-errors.ts';
import { presentStoreFacts } from './store-facts.ts';

export interface CheckoutRequest {
  cartToken: string;
  /** Code of `?error=`, when a payment came back without success. */
  errorCode?: string;
  /** What was typed, and what was wrong with it, when a form comes back. */
  typed?: { values: CheckoutValues; errors: Record<string, string>; formError: string };
}

/** Undefined when the site has no such open cart. */
export async function loadCheckoutPage(
  ctx: AppContext,
  site: Site,
  { cartToken, errorCode = '', typed }: CheckoutRequest,
): Promise<CheckoutPage | undefined> {
  const checkout = await loadCheckout(ctx, site, cartToken);
  if (!checkout) return undefined;
  const settings = readSettings(site, 'store');
  return {
    store: presentStoreFacts(site),
    cart: presentCart(checkout, { site, now: ctx.now() }),
    actionUrl: checkoutPath(cartToken),
    cartUrl: '/cart',
    paymentAttemptId: newToken(),
    amountDueCents: checkout.totals.amountDueCents,
    countries: [...listCountries(site.locale)],
    values: typed?.values ?? knownValues(checkout.cart, settings),
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
    paymentMethods: offeredMethods(site),
  };
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
