import { emailKey } from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { cancelSubscription } from './cancel-subscription.ts';

/** A membership that begins, or begins again. */
export interface NewMembership {
  planId: string;
  email: string;
  /** What paid for it; without: it is free, or given. */
  paid?: { orderId: string; subscriptionId: string | null; until: Date | null };
}

/**
 * Makes somebody a member of a plan, once; one that had ended begins again. What paid for it until now
 * ends: whoever joins twice pays once, and who is given it pays no more.
 * @returns its id
 */
export async function beginMembership(
  scope: EventScope,
  { planId, email, paid }: NewMembership,
): Promise<string> {
  const { ctx, trx, site } = scope;
  const now = ctx.now();
  const paidBy = {
    order_id: paid?.orderId ?? null,
    last_order_id: paid?.orderId ?? null,
    subscription_id: paid?.subscriptionId ?? null,
    paid_until: paid?.until ?? null,
  };
  await endOlderSubscription(scope, { planId, email, keptId: paidBy.subscription_id });
  const { id } = await trx
    .insertInto('memberships')
    .values({
      site_id: site.siteId,
      id: newId(),
      plan_id: planId,
      email,
      email_key: emailKey(email),
      started_at: now,
      ...paidBy,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'plan_id', 'email_key'])
        .doUpdateSet({ email, ended_at: null, end_reason: '', ...paidBy }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function endOlderSubscription(
  scope: EventScope,
  { planId, email, keptId }: { planId: string; email: string; keptId: string | null },
): Promise<void> {
  const older = await scope.trx
    .selectFrom('memberships')
    .select('subscription_id')
    .where('site_id', '=', scope.site.siteId)
    .where('plan_id', '=', planId)
    .where('email_key', '=', emailKey(email))
    .forUpdate()
    .executeTakeFirst();
  const id = older?.subscription_id;
  if (id && id !== keptId) await cancelSubscription(scope, id);
}
