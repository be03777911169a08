import { defineTexts } from '../../define-texts.ts';

/** What is called this in lists and reports. */
export const stripeText = defineTexts({ stripe: { en: 'Stripe', de: 'Stripe' } });
