import { checkoutMessages } from '@sitewright/contract';
import type { CallFailure, CheckoutPage, Client } from '@sitewright/contract';
import type { Store } from '../../platform/store.ts';
import { createCheckoutContext, withoutError } from './checkout-state.ts';
import type { CheckoutState } from './checkout-state.ts';
import { withoutCard } from './checkout-values.ts';
import type { AddressKind, CheckoutFields } from './checkout-values.ts';
import { createCouponEntry } from './coupon-entry.ts';
import type { CouponEntry } from './coupon-entry.ts';
import { shareTotal } from './amount-due.ts';
import { createGiftCardEntry, giftCardField } from './gift-card-entry.ts';
import type { GiftCardEntry } from './gift-card-entry.ts';
import { describeFailure, errorsOf, isFinal, isStale } from './payment-failure.ts';
import { toPaymentRequest } from './payment-request.ts';
import { createShippingQuotes } from './shipping-quotes.ts';
import type { ShippingQuotes } from './shipping-quotes.ts';
import { validateCheckout } from './validate-checkout.ts';
import type { CheckoutErrors } from './checkout-values.ts';
import { say } from '../../platform/say.ts';

export interface CheckoutStore {
  readonly state: Pick<Store<CheckoutState>, 'get' | 'subscribe'>;
  readonly shipping: Pick<ShippingQuotes, 'locate' | 'locateAgain' | 'choose' | 'chooseMethod'>;
  readonly coupons: CouponEntry;
  readonly giftCards: GiftCardEntry;
  chooseCountry(kind: AddressKind, code: string): void;
  chooseProvider(provider: string): void;
  clearError(name: string): void;
  /** Mails a link to go on elsewhere with what was typed so far. */
  mailLink(fields: CheckoutFields): Promise<void>;
  /** The time for which stock was held is over: looks what is left of it. */
  endHold(): Promise<void>;
  /** Pays once, however often it is pressed. A failure loses nothing that was typed. */
  pay(fields: CheckoutFields): Promise<void>;
}

export interface CheckoutSetup {
  readonly data: CheckoutPage;
  readonly call: Client;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Called once when the order is placed, or when a second step waits (`isBought` false). */
  readonly leave: (path: string, isBought: boolean) => void;
}

/** The behaviour of the checkout without a DOM. Typed text stays in the form's own fields. */
export function createCheckout(setup: CheckoutSetup): CheckoutStore {
  const { data, call } = setup;
  const context = createCheckoutContext(data, setup);
  const { state, params } = context;
  const shipping = createShippingQuotes(context);
  const giftCards = createGiftCardEntry(context);
  let attemptId = data.paymentAttemptId;

  function findErrors(fields: CheckoutFields): CheckoutErrors {
    const { cart, shippingOptionId, isPickup } = state.get();
    return validateCheckout(fields, {
      requiresShipping: cart.requiresShipping,
      isPickup,
      fields: data.fields,
      hasShippingOption: shippingOptionId !== '',
      isPhoneRequired: data.phone.isRequired,
      countries: data.countries,
      today: setup.now(),
    });
  }

  /** Takes over how the cart stands now; nothing that was typed is touched. */
  async function refresh(): Promise<void> {
    const fresh = await call('GET /api/commerce/checkout', { query: params });
    if (!fresh.ok) return;
    context.acceptCart(fresh.answer.cart);
    state.patch({ giftCards: fresh.answer.giftCards });
  }

  async function refuse(failure: CallFailure): Promise<void> {
    if (isFinal(failure)) attemptId = setup.newId();
    if (isStale(failure)) await refresh();
    state.patch({ phase: 'editing', errors: errorsOf(failure), message: describeFailure(failure) });
  }

  async function send(fields: CheckoutFields): Promise<void> {
    const { cart, shippingOptionId } = state.get();
    const result = await call('POST /api/3/commerce/cart/:cartToken/payments', {
      params,
      headers: { 'payment-attempt-id': attemptId },
      body: {
        ...toPaymentRequest(fields, cart, shippingOptionId),
        expectedDueCents: shareTotal(state.get()).amountDueCents,
      },
    });
    if (!result.ok) return refuse(result.failure);
    state.patch({ phase: 'leaving' });
    setup.leave(result.answer.redirectUrlPath, result.answer.status === 'succeeded');
  }

  async function pay(fields: CheckoutFields): Promise<void> {
    if (state.get().phase !== 'editing') return;
    if (fields[giftCardField]?.trim()) {
      await giftCards.apply(fields[giftCardField]);
      return;
    }
    const seenTotal = state.get().cart.grandTotalCents;
    state.patch({ phase: 'paying', errors: {}, message: '' });
    await shipping.settle();
    const errors = findErrors(fields);
    const hasErrors = Object.keys(errors).length > 0;
    const isTotalSeen = state.get().cart.grandTotalCents === seenTotal;
    if (!hasErrors && isTotalSeen) return send(fields);
    const message = hasErrors ? '' : say(checkoutMessages.totalChanged);
    state.patch({ phase: 'editing', errors, message });
  }

  async function endHold(): Promise<void> {
    if (state.get().heldUntil === null || state.get().phase !== 'editing') return;
    state.patch({ heldUntil: null });
    await refresh();
    const isGone = state.get().cart.entries.some(({ problem }) => problem !== undefined);
    state.patch({
      message: isGone ? say(checkoutMessages.stockChanged) : say(checkoutMessages.holdEnded),
    });
  }

  async function mailLink(fields: CheckoutFields): Promise<void> {
    const { email = '', ...typed } = withoutCard(fields);
    const body = { email, fields: { ...typed, email } };
    const result = await call('POST /api/3/commerce/cart/:cartToken/link', { params, body });
    const linkMessage = result.ok
      ? say(checkoutMessages.linkMailed)
      : describeFailure(result.failure);
    state.patch({ linkMessage, ...(!result.ok && { errors: errorsOf(result.failure) }) });
  }

  return {
    state,
    endHold,
    mailLink,
    shipping,
    coupons: createCouponEntry(context),
    giftCards,
    pay,
    chooseCountry(kind, code) {
      state.patch({ countries: { ...state.get().countries, [kind]: code } });
    },
    chooseProvider: (provider) => state.patch({ provider }),
    clearError: (name) => state.patch({ errors: withoutError(state.get().errors, name) }),
  };
}
