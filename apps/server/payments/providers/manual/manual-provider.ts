/** Bank transfer: the order stands at once, a person sees the money come later. */
import { readSettings } from '../../../features/settings/read-settings.ts';
import type { ProviderEntry } from '../../provider.ts';

const name = 'manual';

export const manualProvider: ProviderEntry = {
  name,
  tender: 'transfer',
  offer(site) {
    const { manual, manualLabel, manualInstructions } = readSettings(site, 'payments');
    return manual ? { label: manualLabel, description: manualInstructions } : undefined;
  },
  create: () => ({
    name,
    isTest: false,
    start: ({ paymentId }) =>
      Promise.resolve({ kind: 'placed', providerRef: `manual_${paymentId}` }),
    cancel: () => Promise.resolve('canceled'),
    refund: () => Promise.reject(new Error('A bank transfer is returned by a person')),
    readEvent: () => Promise.resolve(undefined),
  }),
};
