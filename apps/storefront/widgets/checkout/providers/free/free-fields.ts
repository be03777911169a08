import type { ProviderFields } from '../provider-fields.ts';

const name = 'free';

/** Nothing is left to pay: nothing is asked. */
export const freeFields: ProviderFields = {
  name,
  read: () => ({ provider: name }),
  payLabel: () => 'Place order',
};
