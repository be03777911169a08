import type { ProviderFields } from '../provider-fields.ts';

const name = 'manual';

/** Bank transfer: nothing is asked. */
export const manualFields: ProviderFields = {
  name,
  read: () => ({ provider: name }),
  payLabel: (total) => `Place order · ${total}`,
};
