import { newId } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';

/** A membership that begins, or begins again. */
export interface NewMembership {
  planId: string;
  email: string;
  /** What paid for it; without: it is free, or given. */
  paid?: { orderId: string; subscriptionId: string | null; until: Date | null };
}

/** Makes somebody a member of a plan, once; one that had ended begins again. @returns its id */
export async function beginMembership(
  { ctx, trx, site }: EventScope,
  { planId, email, paid }: NewMembership,
): Promise<string> {
  const now = ctx.now();
  const paidBy = {
    order_id: paid?.orderId ?? null,
    last_order_id: paid?.orderId ?? null,
    subscription_id: paid?.subscriptionId ?? null,
    paid_until: paid?.until ?? null,
  };
  const { id } = await trx
    .insertInto('memberships')
    .values({
      site_id: site.siteId,
      id: newId(),
      plan_id: planId,
      email,
      email_key: email.toLowerCase(),
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
