import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import type { SubscriptionRow } from '../subscriptions/stored-subscriptions.ts';

/** What a period costs, all in. */
export function amountOf(site: Site, row: SubscriptionRow): string {
  return moneyOf(site, row, row.renewal?.grandTotalCents ?? row.price_cents * row.quantity);
}

/** Minor units in the currency of a subscription. */
export function moneyOf(site: Site, { currency }: SubscriptionRow, amountCents: number): string {
  return writeMoney(site, { amountCents, currencyCode: currency });
}
