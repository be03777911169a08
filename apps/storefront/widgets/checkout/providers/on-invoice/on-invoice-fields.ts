import type { ProviderFields } from '../provider-fields.ts';

const name = 'on-invoice';

/** Paid later: nothing is asked. */
export const onInvoiceFields: ProviderFields = {
  name,
  read: () => ({ provider: name }),
  payLabel: (total) => `Place order · ${total}`,
};
