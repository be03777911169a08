import { settingsOf, type SettingPart } from '../../setting-page.ts';
import { days, instructions, line, long, nameAtCheckout, on } from '../payment-controls.ts';

/** Paying by invoice. */
export const onInvoicePart: SettingPart = {
  title: { en: 'Invoice', de: 'Rechnung' },
  settings: settingsOf('payments', [
    { field: 'invoice', label: { en: 'Offer invoices', de: 'Rechnung anbieten' }, control: on },
    { field: 'invoiceLabel', label: nameAtCheckout, control: line, onlyWith: 'invoice' },
    { field: 'invoiceInstructions', label: instructions, control: long, onlyWith: 'invoice' },
    {
      field: 'invoiceGroups',
      label: { en: 'For these groups of customers', de: 'Für diese Kundengruppen' },
      help: { en: 'One a line. Nobody else may.', de: 'Eine je Zeile. Sonst niemand.' },
      control: { kind: 'lines' },
      onlyWith: 'invoice',
    },
    {
      field: 'invoiceDays',
      label: { en: 'To be paid within', de: 'Zahlbar innerhalb von' },
      control: days,
      onlyWith: 'invoice',
    },
    {
      field: 'invoiceReminderDays',
      label: { en: 'Between reminders', de: 'Zwischen Mahnungen' },
      control: days,
      onlyWith: 'invoice',
    },
  ]),
};
