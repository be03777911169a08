import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import type { PlanTerms } from '../subscriptions/plan-terms.ts';
import type { SubscriptionRow } from '../subscriptions/stored-subscriptions.ts';
import { writePlanPhrase } from '@sitewright/contract';

/** What a period costs, all in. */
export function amountOf(site: Site, row: SubscriptionRow): string {
  return moneyOf(site, row, row.renewal?.grandTotalCents ?? row.price_cents * row.quantity);
}

/** Minor units in the currency of a subscription. */
export function moneyOf(site: Site, { currency }: SubscriptionRow, amountCents: number): string {
  return writeMoney(site, { amountCents, currencyCode: currency });
}

/** `$17.00 every week`: what terms cost before shipping and tax. */
export function phraseOf(site: Site, row: SubscriptionRow, terms: PlanTerms): string {
  return writePlanPhrase(moneyOf(site, row, terms.priceCents * row.quantity), terms.plan, site);
}

/** `1 Main Street, Hoboken` */
export function writePlace({ line1 = '', city = '' }: Readonly<Record<string, string>>): string {
  return [line1, city].filter((part) => part !== '').join(', ');
}
