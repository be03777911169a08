import { defineSettings, flag, staffField, text } from './define-settings.ts';

/** Ways to pay. None of it stands in pages; the checkout shows what its buyer needs. */
export const paymentSettings = defineSettings(
  'payments',
  'Ways to pay',
  {
    test: staffField(flag(false), 'The test provider is offered: cards that take no money'),
    manual: staffField(flag(false), 'Payment by transfer is offered'),
    manualLabel: staffField(text('Bank transfer'), 'Its name at the checkout'),
    manualInstructions: staffField(
      text(),
      'How to pay; shown to the buyer, at the checkout and by mail',
    ),
  },
  'edit-payment-settings',
);
