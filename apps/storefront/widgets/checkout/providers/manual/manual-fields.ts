import type { ProviderFields } from '../provider-fields.ts';
import { say } from '../../../../platform/say.ts';

const name = 'manual';

/** Bank transfer: nothing is asked. */
export const manualFields: ProviderFields = {
  name,
  read: () => ({ provider: name }),
  payLabel: (total) => say('Place order · {total}', { total }),
};
