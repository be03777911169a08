import type { ProviderFields } from '../provider-fields.ts';
import { say } from '../../../../platform/say.ts';

const name = 'stripe';

/** Card, wallet or paying later: the next page asks, because its fields are the provider's own. */
export const stripeFields: ProviderFields = {
  name,
  read: () => ({ provider: name }),
  payLabel: (total) => say('Continue to payment · {total}', { total }),
};
