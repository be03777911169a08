import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import { announceEvent } from '../reactions/reaction.ts';
import type { PaymentProvider } from './provider.ts';

/** Tells what a provider paid out to a shop since a time; what was told before changes nothing. */
export async function notePayouts(
  { ctx, site, provider }: { ctx: AppContext; site: Site; provider: PaymentProvider },
  since: Date,
): Promise<void> {
  const payouts = await provider.listPayouts?.({ siteId: site.siteId, since });
  for (const payout of payouts ?? []) {
    const told = { ...payout, provider: provider.name, feeCents: 0, isTest: provider.isTest(site) };
    await ctx.transact((trx) => announceEvent({ ctx, trx, site }, 'payout-told', told));
  }
}
