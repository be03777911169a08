import { cashAtPickupFields } from './cash-at-pickup/cash-at-pickup-fields.ts';
import { freeFields } from './free/free-fields.ts';
import { onInvoiceFields } from './on-invoice/on-invoice-fields.ts';
import { manualFields } from './manual/manual-fields.ts';
import type { ProviderFields } from './provider-fields.ts';
import { paypalFields } from './paypal/paypal-fields.ts';
import { stripeFields } from './stripe/stripe-fields.ts';
import { testFields } from './test/test-fields.tsx';

/** The ways to pay that the checkout can show. One more is one more folder and one more line. */
export const providers: readonly ProviderFields[] = [
  testFields,
  manualFields,
  cashAtPickupFields,
  onInvoiceFields,
  stripeFields,
  paypalFields,
  freeFields,
];

/** The fields of a provider; undefined for one that this checkout does not know. */
export function findProviderFields(name: string): ProviderFields | undefined {
  return providers.find((known) => known.name === name);
}
