import { z } from 'zod';
import { flag, staffField, text } from '../../settings/define-settings.ts';

/** What an owner decides about paying by invoice. */
export const onInvoiceSettings = {
  invoice: staffField(flag(false), 'Paying by invoice is offered, to the groups named here'),
  invoiceLabel: staffField(text('Invoice'), 'Its name at the checkout'),
  invoiceInstructions: staffField(
    text(),
    'How to pay an invoice; shown to the buyer, at the checkout and by mail',
  ),
  invoiceGroups: staffField(
    z.array(z.string().min(1).max(64)).max(50).default([]),
    'Groups of customers who may pay by invoice; nobody else may',
  ),
  invoiceDays: staffField(z.int().min(1).max(180).default(14), 'Days to pay'),
  invoiceReminderDays: staffField(
    z.int().min(1).max(60).default(7),
    'Days between reminders once an invoice is overdue; three are sent',
  ),
};
