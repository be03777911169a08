import { defineTexts } from '../../define-texts.ts';

/** What is called this in lists and reports. */
export const onInvoiceText = defineTexts({
  'on-invoice': { en: 'On invoice', de: 'Auf Rechnung' },
});
