/** What the money of a membership does. */
import { emailKey } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderPaid } from '../orders/order-events.ts';
import { dueDateOf, rhythmOf } from '../subscriptions/period-dates.ts';
import {
  listSubscriptionsOfOrder,
  loadSubscription,
} from '../subscriptions/stored-subscriptions.ts';
import { beginMembership } from './begin-membership.ts';
import { claimMembership } from './claim-membership.ts';
import { queueMemberLink } from './mail-member-link.ts';
import { holds } from './member-access.ts';
import { membersPath } from '@sitewright/contract';

/**
 * Begins the membership that an order paid for, and mails the link that lets its buyer in: the email
 * of an order is typed and proves nothing, so who belongs already keeps what they have until that link
 * is opened. A later period prolongs it. A test order takes nothing from
 * somebody who belongs already. ROUT-31
 */
export async function startMembership(scope: EventScope, order: OrderPaid): Promise<void> {
  const { snapshot, orderId } = order;
  const line = snapshot.customLine;
  if (line?.kind !== 'membership') return;
  if (snapshot.renewalOf) return prolong(scope, orderId, snapshot.renewalOf);
  const { trx, site } = scope;
  const [subscription] = await listSubscriptionsOfOrder(trx, site.siteId, orderId);
  const { email } = snapshot;
  const real = { planId: line.offerId, email, countsTests: false };
  if (order.isTest && (await belongs(scope, real))) return;
  const until = subscription ? dueDateOf(rhythmOf(subscription), 1) : null;
  const planId = line.offerId;
  const paid = { orderId, subscriptionId: subscription?.id ?? null, until };
  // Whoever is signed in has proved their email; anybody else has typed it.
  const isTyped = snapshot.accountId === undefined;
  if (isTyped && (await belongs(scope, { planId, email, countsTests: true }))) {
    await claimMembership(scope, { planId, email, ...paid });
  } else await beginMembership(scope, { planId, email, paid });
  await queueMemberLink(scope, { email, welcome: line.title, nextPath: membersPath });
}

async function prolong(
  { trx, site }: EventScope,
  orderId: string,
  { subscriptionId, period }: { subscriptionId: string; period: number },
): Promise<void> {
  const { siteId } = site;
  const row = await loadSubscription(trx, siteId, subscriptionId);
  if (!row) return;
  const rhythm = rhythmOf(row);
  for (const table of ['memberships', 'membership_claims'] as const) {
    await trx
      .updateTable(table)
      .set({ last_order_id: orderId, paid_until: dueDateOf(rhythm, period + 1) })
      .where('site_id', '=', siteId)
      .where('subscription_id', '=', subscriptionId)
      .execute();
  }
}

/** Whether somebody is a member of the plan now; test orders may count. */
async function belongs(
  { ctx, trx, site }: EventScope,
  { planId, email, countsTests }: { planId: string; email: string; countsTests: boolean },
): Promise<boolean> {
  const row = await trx
    .selectFrom('memberships as m')
    .select('m.id')
    .where('m.site_id', '=', site.siteId)
    .where('m.plan_id', '=', planId)
    .where('m.email_key', '=', emailKey(email))
    .where(holds({ now: ctx.now(), countsTests }))
    .executeTakeFirst();
  return row !== undefined;
}
