import { z } from 'zod';
import { defineSettings, staffField, text } from './define-settings.ts';

const line = (most: number) => z.string().trim().max(most).default('');

/** Letters, digits and what stands between them in numbers of papers. */
const prefix = (fallback: string) =>
  z
    .string()
    .regex(/^[\p{L}\p{N}/_.-]{0,20}$/u, 'up to 20 letters, digits and / _ . -')
    .default(fallback);

/** What stands on invoices, credit notes and packing slips. */
export const paperSettings = defineSettings('papers', 'Invoices, credit notes, packing slips', {
  sellerName: staffField(line(200), 'Who sells, as the law names it; empty: the title of the site'),
  sellerAddress: staffField(text(), 'The address of the seller, a line each'),
  vatId: staffField(line(50), 'The VAT identification number, such as DE123456789'),
  taxNumber: staffField(line(50), 'The tax number, where it is another'),
  register: staffField(line(200), 'Where the business is registered, and its number'),
  footer: staffField(text(), 'What stands at the foot of each page, such as the bank account'),
  invoicePrefix: staffField(prefix('INV-'), 'Stands before the numbers of invoices'),
  creditNotePrefix: staffField(prefix('CN-'), 'Stands before the numbers of credit notes'),
  invoiceWhen: staffField(
    z.enum(['paid', 'placed']).default('paid'),
    'When an order that is paid by transfer gets its invoice: paid or placed',
  ),
  noTaxNote: staffField(
    text(),
    'Why no tax is charged, such as the rule for small businesses; stands where there is none',
  ),
});
