/** What the money of a membership does. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderPaid } from '../orders/order-events.ts';
import { changeSubscription, listActions } from '../subscriptions/change-subscription.ts';
import { dueDateOf } from '../subscriptions/period-dates.ts';
import {
  listSubscriptionsOfOrder,
  loadSubscription,
  lockSubscription,
} from '../subscriptions/stored-subscriptions.ts';
import { beginMembership } from './begin-membership.ts';
import { queueMemberLink } from './mail-member-link.ts';
import { membersPath } from './member-paths.ts';

/**
 * Begins the membership that an order paid for, and mails the link that lets its buyer in: the email
 * of an order is typed and proves nothing. A later period prolongs it. ROUT-31
 */
export async function startMembership(scope: EventScope, order: OrderPaid): Promise<void> {
  const { snapshot, orderId } = order;
  const line = snapshot.customLine;
  if (line?.kind !== 'membership') return;
  if (snapshot.renewalOf) return prolong(scope, orderId, snapshot.renewalOf);
  const { trx, site } = scope;
  const [subscription] = await listSubscriptionsOfOrder(trx, site.siteId, orderId);
  const { email } = snapshot;
  await endOlderSubscription(scope, { planId: line.offerId, email, newId: subscription?.id });
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

/** Whoever joins twice pays once: the older plan of payments ends. */
async function endOlderSubscription(
  scope: EventScope,
  { planId, email, newId }: { planId: string; email: string; newId: string | undefined },
): Promise<void> {
  const older = await scope.trx
    .selectFrom('memberships')
    .select('subscription_id')
    .where('site_id', '=', scope.site.siteId)
    .where('plan_id', '=', planId)
    .where('email_key', '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  const id = older?.subscription_id;
  if (id && id !== newId) await cancelSubscription(scope, id);
}

/** Cancels what pays for a membership, when it still does. */
export async function cancelSubscription(scope: EventScope, id: string): Promise<void> {
  const row = await lockSubscription(scope.trx, scope.site.siteId, id);
  if (row && listActions(row).includes('cancel')) await changeSubscription(scope, id, 'cancel');
}
