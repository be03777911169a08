import { defineTexts } from '../../define-texts.ts';

/** What is called this in lists and reports. */
export const cashAtPickupText = defineTexts({
  'cash-at-pickup': { en: 'Cash at pickup', de: 'Bar bei Abholung' },
});
