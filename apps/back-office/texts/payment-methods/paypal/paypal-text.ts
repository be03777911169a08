import { defineTexts } from '../../define-texts.ts';

/** What is called this in lists and reports. */
export const paypalText = defineTexts({ paypal: { en: 'PayPal', de: 'PayPal' } });
