import { newId } from '../../db/id.ts';
import { logDone } from '../activity/log-done.ts';
import type { EventScope } from '../../reactions/reaction.ts';

/** What is written down of a subscription. */
export const subscriptionNotes = [
  'pause',
  'resume',
  'skip',
  'cancel',
  'new-card',
  'changed',
  'change-planned',
  'change-dropped',
  'address',
  'short-stock',
] as const;

/** One of {@link subscriptionNotes}. */
export type SubscriptionNote = (typeof subscriptionNotes)[number];

export interface NotedChange {
  kind: SubscriptionNote;
  /** Missing: its buyer, or the shop by itself. */
  actorName?: string | undefined;
  details?: Record<string, string | number>;
}

/** Writes down what happened to a subscription. */
export async function noteChange(
  scope: EventScope,
  subscriptionId: string,
  { kind, actorName, details = {} }: NotedChange,
): Promise<void> {
  const { ctx, trx, site } = scope;
  await trx
    .insertInto('subscription_events')
    .values({
      site_id: site.siteId,
      subscription_id: subscriptionId,
      id: newId(),
      kind,
      actor_name: actorName ?? null,
      details: JSON.stringify(details),
      created_at: ctx.now(),
    })
    .execute();
  if (actorName === undefined) return;
  const subject = `subscription:${subscriptionId}`;
  await logDone(scope, { action: `subscription-${kind}`, subject, after: details });
}
