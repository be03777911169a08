/**
 * The email of an order is typed by whoever pays. Where it is that of somebody who belongs already,
 * the purchase waits: it ends and replaces nothing of theirs until they open a mailed link.
 */
import { emailKey } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import { beginMembership } from './begin-membership.ts';
import { cancelSubscription } from './cancel-subscription.ts';

/** A membership that was paid for and waits. */
export interface MembershipClaim {
  planId: string;
  email: string;
  orderId: string;
  subscriptionId: string | null;
  until: Date | null;
}

/** Notes what was paid. */
export async function claimMembership(
  { trx, site }: EventScope,
  { planId, email, orderId, subscriptionId, until }: MembershipClaim,
): Promise<void> {
  await trx
    .insertInto('membership_claims')
    .values({
      site_id: site.siteId,
      order_id: orderId,
      plan_id: planId,
      email,
      email_key: emailKey(email),
      last_order_id: orderId,
      subscription_id: subscriptionId,
      paid_until: until,
    })
    .onConflict((known) => known.columns(['site_id', 'order_id']).doNothing())
    .execute();
}

/** Whoever proved an email gets what was paid with it; what paid for it until now ends. */
export async function takeClaims(scope: EventScope, email: string): Promise<void> {
  const { ctx, trx, site } = scope;
  const claims = await trx
    .deleteFrom('membership_claims')
    .where('site_id', '=', site.siteId)
    .where('email_key', '=', emailKey(email))
    .returningAll()
    .execute();
  const inOrder = claims.toSorted((a, b) => (a.order_id < b.order_id ? -1 : 1));
  for (const claim of inOrder) {
    const { plan_id: planId, last_order_id: orderId, subscription_id: subscriptionId } = claim;
    const until = claim.paid_until;
    if (until && until <= ctx.now()) continue;
    await beginMembership(scope, { planId, email, paid: { orderId, subscriptionId, until } });
  }
}

/** The money of a claim went back, or its order was called off: nothing waits any more. */
export async function dropClaim(scope: EventScope, lastOrderId: string): Promise<void> {
  const dropped = await scope.trx
    .deleteFrom('membership_claims')
    .where('site_id', '=', scope.site.siteId)
    .where('last_order_id', '=', lastOrderId)
    .returning('subscription_id')
    .executeTakeFirst();
  if (dropped?.subscription_id) await cancelSubscription(scope, dropped.subscription_id);
}
