/** What happened to an order, when, and who did it. */
import { newId } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';

/** What can be told of an order; the details depend on it. */
export const timelineKinds = [
  'placed',
  'paid',
  'stock-short',
  'resolved',
  'canceled',
  'refund-asked',
  'refunded',
  'refund-failed',
  'fulfilled',
  'fulfillment-changed',
  'note',
] as const;

/** One of {@link timelineKinds}. */
export type TimelineKind = (typeof timelineKinds)[number];

/** Something that happened to an order. */
export interface TimelineEntry {
  kind: TimelineKind;
  /** Name of whoever did it; null for what happened by itself. */
  actorName: string | null;
  details: Readonly<Record<string, unknown>>;
}

/** Writes it down, in the transaction in which it happened. */
export async function noteInTimeline(
  { ctx, trx, site }: EventScope,
  orderId: string,
  { kind, actorName, details }: TimelineEntry,
): Promise<void> {
  await trx
    .insertInto('order_timeline')
    .values({
      site_id: site.siteId,
      order_id: orderId,
      id: newId(),
      kind,
      actor_name: actorName,
      details: JSON.stringify(details),
      happened_at: ctx.now(),
    })
    .execute();
}
