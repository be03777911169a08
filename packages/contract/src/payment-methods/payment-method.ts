import { z } from 'zod';
import { checkoutMessages } from '../messages/checkout.ts';
import { cashAtPickupSchema } from './cash-at-pickup/cash-at-pickup-payment-method.ts';
import { freePaymentSchema } from './free/free-payment-method.ts';
import { onInvoiceSchema } from './on-invoice/on-invoice-payment-method.ts';
import { manualPaymentSchema } from './manual/manual-payment-method.ts';
import { paypalPaymentSchema } from './paypal/paypal-payment-method.ts';
import { stripePaymentSchema } from './stripe/stripe-payment-method.ts';
import { testPaymentSchema } from './test/test-payment-method.ts';

/** How a shopper pays. A provider is a folder here and one more line. */
export const paymentMethodSchema = z.discriminatedUnion(
  'provider',
  [
    testPaymentSchema,
    manualPaymentSchema,
    cashAtPickupSchema,
    onInvoiceSchema,
    stripePaymentSchema,
    paypalPaymentSchema,
    freePaymentSchema,
  ],
  { error: checkoutMessages.methodUnavailable },
);

/** See {@link paymentMethodSchema}. */
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
