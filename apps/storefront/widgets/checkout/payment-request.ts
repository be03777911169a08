import type { CallInput, Cart } from '@sitewright/contract';
import { readAddress } from './checkout-values.ts';
import type { CheckoutFields } from './checkout-values.ts';

type PaymentBody = CallInput<'POST /api/3/commerce/cart/:cartToken/payments'>['body'];

/** What the form says, as the payment call takes it. */
export function toPaymentRequest(
  fields: CheckoutFields,
  cart: Cart,
  shippingOptionId: string,
): PaymentBody {
  const hasOwnBilling = !cart.requiresShipping || !fields.isBillingSameAsShipping;
  return {
    email: fields.email ?? '',
    ...(cart.requiresShipping && {
      shippingAddress: readAddress(fields, 'shippingAddress'),
      shippingOptionId,
    }),
    ...(hasOwnBilling && { billingAddress: readAddress(fields, 'billingAddress') }),
    payment: readPayment(fields),
    expectedTotalCents: cart.grandTotalCents,
    marketingOptIn: Boolean(fields.marketingOptIn),
  };
}

function readPayment(fields: CheckoutFields): PaymentBody['payment'] {
  if (fields['payment.provider'] === 'manual') return { provider: 'manual' };
  return {
    provider: 'test',
    cardNumber: fields['payment.cardNumber'] ?? '',
    expiry: fields['payment.expiry'] ?? '',
    cvc: fields['payment.cvc'] ?? '',
  };
}
