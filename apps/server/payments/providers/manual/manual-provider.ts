/** Bank transfer: the order stands at once, a person sees the money come later. */
import { readSettings } from '../../../features/settings/read-settings.ts';
import type { ProviderEntry } from '../../provider.ts';

const name = 'manual';
const dayMs = 86_400_000;

export const manualProvider: ProviderEntry = {
  name,
  tender: 'transfer',
  offer(site) {
    const { manual, manualLabel, manualInstructions } = readSettings(site, 'payments');
    return manual ? { label: manualLabel, description: manualInstructions } : undefined;
  },
  create: ({ ctx }) => ({
    name,
    isTest: () => false,
    isSettledByHand: true,
    async start({ siteId, paymentId }) {
      const site = await ctx.sites.get(siteId);
      if (!site) throw new Error(`There is no site ${siteId}`);
      const { manualDeadlineDays } = readSettings(site, 'payments');
      const dueAt = new Date(ctx.now().getTime() + manualDeadlineDays * dayMs);
      return { kind: 'placed', providerRef: `manual_${paymentId}`, dueAt };
    },
    cancel: () => Promise.resolve({ kind: 'canceled' }),
    refund: () => Promise.reject(new Error('A bank transfer is returned by a person')),
    readEvent: () => Promise.resolve(undefined),
  }),
};
