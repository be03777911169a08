/** Discounts, sales, donations and memberships of a shop. */
import { buyers } from './buyers.ts';
import type { OfficeCalls } from './office-calls.ts';

const day = 24 * 60 * 60 * 1000;

/** Makes one of each state: running, planned, over. */
export async function makeRules(office: OfficeCalls, calls: string): Promise<void> {
  const now = Date.now();
  await office.post(`${calls}/discounts`, {
    name: 'Quarter off the whole table',
    code: 'quarter25',
    benefit: { kind: 'percent', ratePpm: 250_000 },
    endsAt: now + 20 * day,
    maxUses: 100,
  });
  await office.post(`${calls}/discounts`, {
    name: 'Three for two',
    benefit: { kind: 'buy-x-get-y', buyQuantity: 2, getQuantity: 1 },
    startsAt: now + 3 * day,
  });
  await office.post(`${calls}/discounts`, {
    name: 'Spring is over',
    benefit: { kind: 'fixed', amountCents: 1000 },
    endsAt: now - day,
  });
  await office.post(`${calls}/sales`, {
    name: 'Kitchen week',
    benefit: { kind: 'percent', ratePpm: 100_000 },
    startsAt: now + 6 * day,
    endsAt: now + 13 * day,
  });
  await office.post(`${calls}/donations`, {
    title: 'The kiln fund',
    coverText: 'The old kiln fired for forty years.',
    suggestedCents: [500, 2000, 5000],
  });
  const { id: planId } = await office.post<{ id: string }>(`${calls}/membership-plans`, {
    title: 'Friends of the workshop',
    priceCents: 4000,
    billingPeriod: { value: 1, unit: 'YEAR' },
  });
  for (const { email } of buyers) await office.post(`${calls}/members`, { planId, email });
}
