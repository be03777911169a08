import type { CallInput, Cart } from '@sitewright/contract';
import { readAddress } from './checkout-values.ts';
import type { CheckoutFields } from './checkout-values.ts';
import { findProviderFields } from './providers/providers.ts';

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

/** @throws when the form names a provider that it cannot show */
function readPayment(fields: CheckoutFields): PaymentBody['payment'] {
  const provider = fields['payment.provider'] ?? '';
  const known = findProviderFields(provider);
  if (!known) throw new Error(`The checkout has no fields for "${provider}"`);
  return known.read(fields);
}
