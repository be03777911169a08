import type { ProviderFields } from '../provider-fields.ts';
import { say } from '../../../../platform/say.ts';

const name = 'free';

/** Nothing is left to pay: nothing is asked. */
export const freeFields: ProviderFields = {
  name,
  read: () => ({ provider: name }),
  payLabel: () => say('Place order'),
};
