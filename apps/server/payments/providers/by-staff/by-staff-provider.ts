/** Money that staff say is there already, whatever way it came. No visitor is offered this. */
import type { ProviderEntry } from '../../provider.ts';
import { makeHandProvider } from '../by-hand.ts';

const name = 'by-staff';

export const byStaffProvider: ProviderEntry = {
  name,
  tender: 'transfer',
  offer: () => undefined,
  create: (parts) => ({
    ...makeHandProvider(parts, name, () => 0),
    start: ({ paymentId }) =>
      Promise.resolve({ kind: 'succeeded', providerRef: `${name}_${paymentId}` }),
  }),
};
