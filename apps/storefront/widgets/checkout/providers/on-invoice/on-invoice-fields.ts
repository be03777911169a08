import type { ProviderFields } from '../provider-fields.ts';
import { say } from '../../../../platform/say.ts';

const name = 'on-invoice';

/** Paid later: nothing is asked. */
export const onInvoiceFields: ProviderFields = {
  name,
  read: () => ({ provider: name }),
  payLabel: (total) => say('Place order · {total}', { total }),
};
