/** What the money of a membership does. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderPaid } from '../orders/order-events.ts';
import { dueDateOf } from '../subscriptions/period-dates.ts';
import {
  listSubscriptionsOfOrder,
  loadSubscription,
} from '../subscriptions/stored-subscriptions.ts';
import { beginMembership } from './begin-membership.ts';
import { queueMemberLink } from './mail-member-link.ts';
import { holds } from './member-access.ts';
import { membersPath } from './member-paths.ts';

/**
 * Begins the membership that an order paid for, and mails the link that lets its buyer in: the email
 * of an order is typed and proves nothing. A later period prolongs it. A test order takes nothing from
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
  if (order.isTest && (await belongsForReal(scope, { planId: line.offerId, email }))) return;
  const until = subscription
    ? dueDateOf({ plan: subscription.plan, startedAt: subscription.started_at.getTime() }, 1)
    : null;
  await beginMembership(scope, {
    planId: line.offerId,
    email,
    paid: { orderId, subscriptionId: subscription?.id ?? null, until },
  });
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
  const rhythm = { plan: row.plan, startedAt: row.started_at.getTime() };
  await trx
    .updateTable('memberships')
    .set({ last_order_id: orderId, paid_until: dueDateOf(rhythm, period + 1) })
    .where('site_id', '=', siteId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** Whether somebody is a member of the plan by more than a test order. */
async function belongsForReal(
  { ctx, trx, site }: EventScope,
  { planId, email }: { planId: string; email: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('memberships as m')
    .select('m.id')
    .where('m.site_id', '=', site.siteId)
    .where('m.plan_id', '=', planId)
    .where('m.email_key', '=', email.toLowerCase())
    .where(holds({ now: ctx.now(), countsTests: false }))
    .executeTakeFirst();
  return row !== undefined;
}
