import type { ProviderFields } from '../provider-fields.ts';

const name = 'paypal';

/** Nothing is asked here: the next page is PayPal's own. */
export const paypalFields: ProviderFields = {
  name,
  read: () => ({ provider: name }),
  payLabel: (total) => `Continue with PayPal · ${total}`,
};
