import { z } from 'zod';
import { flag, staffField, text } from '../../settings/define-settings.ts';

/** What an owner decides about payment by transfer. */
export const manualPaymentSettings = {
  manual: staffField(flag(false), 'Payment by transfer is offered'),
  manualLabel: staffField(text('Bank transfer'), 'Its name at the checkout'),
  manualInstructions: staffField(
    text(),
    'How to pay; shown to the buyer, at the checkout and by mail',
  ),
  manualDeadlineDays: staffField(
    z.int().min(1).max(90).default(14),
    'Days for the money to come; then the order is canceled and its stock is free again',
  ),
};
