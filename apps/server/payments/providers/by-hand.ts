/** Payments whose money a person sees come: the order stands at once. */
import { DAY_MS } from '@sitewright/commerce';
import type { Site } from '../../features/sites/site.ts';
import type { PaymentProvider, ProviderParts } from '../provider.ts';

/** @param daysOf days of a site from the order to its money */
export function makeHandProvider(
  { ctx }: ProviderParts,
  name: string,
  daysOf: (site: Site) => number,
): PaymentProvider {
  return {
    name,
    isTest: () => false,
    isSettledByHand: true,
    async start({ siteId, paymentId }) {
      const site = await ctx.sites.get(siteId);
      if (!site) throw new Error(`There is no site ${siteId}`);
      const dueAt = new Date(ctx.now().getTime() + daysOf(site) * DAY_MS);
      return { kind: 'placed', providerRef: `${name}_${paymentId}`, dueAt };
    },
    cancel: () => Promise.resolve({ kind: 'canceled' }),
    refund: () => Promise.reject(new Error('This money is given back by a person')),
    readEvent: () => Promise.resolve(undefined),
  };
}
