import { z } from 'zod';
import { flag, staffField, text } from '../../settings/define-settings.ts';

/** What an owner decides about paying at pick-up. */
export const cashAtPickupSettings = {
  cash: staffField(flag(false), 'Paying at pick-up is offered, to those who pick up'),
  cashLabel: staffField(text('Pay when you pick it up'), 'Its name at the checkout'),
  cashInstructions: staffField(
    text(),
    'Where and when to pick up; shown to the buyer, at the checkout and by mail',
  ),
  cashDeadlineDays: staffField(
    z.int().min(1).max(90).default(7),
    'Days to pick up; then the order is canceled and its stock is free again',
  ),
};
