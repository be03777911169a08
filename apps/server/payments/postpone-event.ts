import type { AppContext } from '../context.ts';
import { maxAttempts, nextTry } from './back-off.ts';

/** Which event of the inbox is meant. */
export interface KeptEvent {
  siteId: string;
  /** The provider's name. */
  provider: string;
  eventId: string;
}

export interface FailedEvent {
  reason: string;
  /** No later try would fare better: a person has to look at once. */
  isHopeless?: boolean;
}

/** Lets an event wait, longer each time, and gives it up in the end. */
export async function postponeEvent(
  ctx: AppContext,
  { siteId, provider, eventId }: KeptEvent,
  { reason, isHopeless = false }: FailedEvent,
): Promise<void> {
  await ctx.transact(async (trx) => {
    const row = await trx
      .updateTable('payment_events')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), last_error: reason.slice(0, 500) }))
      .where('site_id', '=', siteId)
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .where('state', '=', 'waiting')
      .returning('attempts')
      .executeTakeFirst();
    if (!row) return;
    const isDead = isHopeless || row.attempts >= maxAttempts;
    await trx
      .updateTable('payment_events')
      .set({
        state: isDead ? 'dead' : 'waiting',
        next_attempt_at: nextTry(ctx.now(), row.attempts),
      })
      .where('site_id', '=', siteId)
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .execute();
    if (isDead) ctx.log.error({ siteId, eventId, reason }, 'payment event given up');
  });
}
