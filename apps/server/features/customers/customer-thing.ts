/** What a customer gets beside others, as the log of writes knows it; `customerUndoer` undoes it. */
import type { LoggedThing } from '../activity/logged-thing.ts';
import { rowThing } from '../activity/row-thing.ts';
import { writeCustomerFields } from './edit-customer.ts';

const rows = rowThing({
  kind: 'customer',
  table: 'customers',
  title: 'email',
  columns: ['groups', 'is_tax_exempt', 'tax_note'],
});

export const customerThing: LoggedThing = {
  kind: rows.kind,
  read: rows.read,
  change: ({ trx }, { siteId, id: customerId }, { fields }) =>
    writeCustomerFields(trx, { siteId, customerId }, fields),
};
