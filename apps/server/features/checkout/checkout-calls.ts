import type { CallRegistration } from '../../http/call-scope.ts';
import { handleChangeCoupons } from './change-coupons.ts';
import { handleChangeGiftCards } from './change-gift-cards.ts';
import { handleCreatePayment } from './create-payment.ts';
import { handleGetCheckout } from './get-checkout.ts';
import { handleLeftCarts } from './handle-left-carts.ts';
import { handleMailCheckoutLink } from './mail-checkout-link.ts';
import { handlePaymentStep } from './payment-step.ts';
import { handleSetShippingLocation } from './set-shipping-location.ts';
import { handleSetShippingOption } from './set-shipping-option.ts';

/** The calls of the checkout. */
export const checkoutCalls: readonly CallRegistration[] = [
  handleGetCheckout,
  handleSetShippingLocation,
  handleSetShippingOption,
  handleChangeCoupons,
  handleChangeGiftCards,
  handleCreatePayment,
  handlePaymentStep,
  handleMailCheckoutLink,
  handleLeftCarts,
];
