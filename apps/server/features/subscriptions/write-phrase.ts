import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import type { SubscriptionRow } from './stored-subscriptions.ts';
import { writePlanPhrase } from '@sitewright/contract';

/** `$17.00 every week` */
export function writePhrase(site: Site, row: SubscriptionRow): string {
  const amountCents = row.price_cents * row.quantity;
  return writePlanPhrase(
    writeMoney(site, { amountCents, currencyCode: row.currency }),
    row.plan,
    site,
  );
}
