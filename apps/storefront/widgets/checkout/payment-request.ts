import { readCheckoutForm } from '@sitewright/contract';
import type { CallInput, Cart } from '@sitewright/contract';
import type { CheckoutFields } from './checkout-values.ts';
import { findProviderFields } from './providers/providers.ts';

type PaymentBody = CallInput<'POST /api/3/commerce/cart/:cartToken/payments'>['body'];

/** What the form says, as the payment call takes it: read as the server reads a plain form. */
export function toPaymentRequest(
  fields: CheckoutFields,
  cart: Cart,
  shippingOptionId: string,
): PaymentBody {
  const { request } = readCheckoutForm(fields, cart.requiresShipping);
  return {
    ...request,
    ...(cart.requiresShipping && { shippingOptionId }),
    payment: readPayment(fields),
    expectedTotalCents: cart.grandTotalCents,
  };
}

/** @throws when the form names a provider that it cannot show */
function readPayment(fields: CheckoutFields): PaymentBody['payment'] {
  const provider = fields['payment.provider'] ?? '';
  const known = findProviderFields(provider);
  if (!known) throw new Error(`The checkout has no fields for "${provider}"`);
  return known.read(fields);
}
