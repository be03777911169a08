import { ApiError, type previewCustomerMerge as previewCall } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { mergeFields } from '../customers/merge-customers.ts';
import type { Site } from '../sites/site.ts';
import { loadCustomer } from './load-customer.ts';
import type { CustomerDetail } from './customer-detail.ts';

/** What one customer would be with the other. @throws ApiError `not_found`, `customers_same` */
export async function previewMerge(
  db: ReadDatabase,
  site: Site,
  { customerId, otherId }: { customerId: string; otherId: string },
): Promise<AnswerOf<typeof previewCall>> {
  const kept = await loadCustomer(db, site, customerId);
  const other = await loadCustomer(db, site, otherId);
  if (kept.id === other.id) throw new ApiError('customers_same');
  return {
    ...mergeFields(kept, other),
    emails: [...kept.emails, ...other.emails],
    orders: kept.orders + other.orders,
    spentCents: kept.spentCents + other.spentCents,
    refundedCents: kept.refundedCents + other.refundedCents,
    currency: site.currency,
    moves: countMoves(other),
  };
}

function countMoves(other: CustomerDetail): AnswerOf<typeof previewCall>['moves'] {
  const { orders, testOrders, subscriptions, giftCards, memberships, accounts, addresses } = other;
  return {
    orders: orders + testOrders,
    subscriptions: subscriptions.length,
    giftCards: giftCards.length,
    memberships: memberships.length,
    accounts: accounts.length,
    addresses: addresses.length,
  };
}
