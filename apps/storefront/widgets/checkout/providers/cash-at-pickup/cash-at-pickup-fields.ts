import type { ProviderFields } from '../provider-fields.ts';
import { say } from '../../../../platform/say.ts';

const name = 'cash-at-pickup';

/** Paid at pick-up: nothing is asked. */
export const cashAtPickupFields: ProviderFields = {
  name,
  read: () => ({ provider: name }),
  payLabel: (total) => say('Place order · {total}', { total }),
};
