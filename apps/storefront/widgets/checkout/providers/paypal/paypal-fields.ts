import type { ProviderFields } from '../provider-fields.ts';
import { say } from '../../../../platform/say.ts';

const name = 'paypal';

/** Nothing is asked here: the next page is PayPal's own. */
export const paypalFields: ProviderFields = {
  name,
  read: () => ({ provider: name }),
  payLabel: (total) => say('Continue with PayPal · {total}', { total }),
};
