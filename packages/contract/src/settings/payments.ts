import { cashAtPickupSettings } from '../payment-methods/cash-at-pickup/cash-at-pickup-settings.ts';
import { onInvoiceSettings } from '../payment-methods/on-invoice/on-invoice-settings.ts';
import { manualPaymentSettings } from '../payment-methods/manual/manual-settings.ts';
import { paypalPaymentSettings } from '../payment-methods/paypal/paypal-settings.ts';
import { stripePaymentSettings } from '../payment-methods/stripe/stripe-settings.ts';
import { testPaymentSettings } from '../payment-methods/test/test-settings.ts';
import { defineSettings } from './define-settings.ts';

/** Ways to pay. None of it stands in pages; the checkout shows what its buyer needs. */
export const paymentSettings = defineSettings(
  'payments',
  'Ways to pay',
  {
    ...testPaymentSettings,
    ...manualPaymentSettings,
    ...cashAtPickupSettings,
    ...onInvoiceSettings,
    ...stripePaymentSettings,
    ...paypalPaymentSettings,
  },
  'edit-payment-settings',
);
