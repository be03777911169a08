import { defineTexts, type ScreenText } from '../define-texts.ts';
import { useTexts } from '../use-texts.ts';
import { byStaffText } from './by-staff/by-staff-text.ts';
import { cashAtPickupText } from './cash-at-pickup/cash-at-pickup-text.ts';
import { freeText } from './free/free-text.ts';
import { manualText } from './manual/manual-text.ts';
import { onInvoiceText } from './on-invoice/on-invoice-text.ts';
import { paypalText } from './paypal/paypal-text.ts';
import { stripeText } from './stripe/stripe-text.ts';
import { testText } from './test/test-text.ts';

const cardTexts = defineTexts({
  'gift-card': { en: 'Gift card', de: 'Gutschein' },
  'store-credit': { en: 'Store credit', de: 'Guthaben' },
});

/** What pays, by the name that the server has for it. */
export const paymentTexts: Readonly<Partial<Record<string, ScreenText>>> = {
  ...cardTexts,
  ...stripeText,
  ...paypalText,
  ...testText,
  ...manualText,
  ...cashAtPickupText,
  ...onInvoiceText,
  ...byStaffText,
  ...freeText,
};

/** Calls what pays by its name; one that nobody here knows keeps that of the server. */
export function useNamePayment(): (provider: string) => string {
  const write = useTexts();
  return (provider) => {
    const known = paymentTexts[provider];
    return known ? write(known) : provider;
  };
}
