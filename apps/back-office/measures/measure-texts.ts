import { defineTexts } from '../texts/define-texts.ts';

/** Why a measure is not taken. */
export const measureFaultTexts = defineTexts({
  notNumber: { en: 'Enter a number.', de: 'Geben Sie eine Zahl ein.' },
  notWhole: { en: 'Enter a whole number.', de: 'Geben Sie eine ganze Zahl ein.' },
  twoDecimals: {
    en: 'Enter at most two decimal places.',
    de: 'Geben Sie höchstens zwei Nachkommastellen ein.',
  },
  negative: { en: 'Less than zero is not possible.', de: 'Weniger als null geht nicht.' },
  tooLarge: { en: 'This number is too large.', de: 'Diese Zahl ist zu groß.' },
});
