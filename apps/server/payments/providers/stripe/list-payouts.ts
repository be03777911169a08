import type { ProviderPayout } from '../../provider-payment.ts';
import type { AskStripe } from './stripe-account.ts';
import { fromStripeAmount } from './stripe-amount.ts';

const pageSize = 100;

/** Payouts that arrived at the bank since a time. One that fails later is told below zero. */
export async function listStripePayouts(ask: AskStripe, since: Date): Promise<ProviderPayout[]> {
  const payouts: ProviderPayout[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask((client) =>
      client.payouts.list({
        arrival_date: { gte: Math.floor(since.getTime() / 1000) },
        limit: pageSize,
        ...(cursor && { starting_after: cursor }),
      }),
    );
    for (const payout of page.data) {
      const told = fromStripeAmount(payout);
      const { id: payoutRef, status } = payout;
      if (status === 'paid' || status === 'failed') payouts.push({ payoutRef, ...told });
      if (status !== 'failed') continue;
      payouts.push({ payoutRef: `${payoutRef}:failed`, ...told, amountCents: -told.amountCents });
    }
    cursor = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (cursor !== undefined);
  return payouts;
}
