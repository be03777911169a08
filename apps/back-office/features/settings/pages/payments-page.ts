import { cashAtPickupPart } from '../payment-methods/cash-at-pickup/cash-at-pickup-part.ts';
import { manualPart } from '../payment-methods/manual/manual-part.ts';
import { onInvoicePart } from '../payment-methods/on-invoice/on-invoice-part.ts';
import { paypalPart } from '../payment-methods/paypal/paypal-part.ts';
import { stripePart } from '../payment-methods/stripe/stripe-part.ts';
import { testPart } from '../payment-methods/test/test-part.ts';
import type { SettingPage } from '../setting-page.ts';

/** Ways to pay. */
export const paymentsPage: SettingPage = {
  path: 'payments',
  title: { en: 'Payments', de: 'Zahlungen' },
  summary: {
    en: 'Cards and wallets, PayPal, transfer, invoice, pick-up, test cards',
    de: 'Karten und Wallets, PayPal, Überweisung, Rechnung, Abholung, Testkarten',
  },
  parts: [stripePart, paypalPart, manualPart, onInvoicePart, cashAtPickupPart, testPart],
};
