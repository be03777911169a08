/** What happened to an order, when, and who did it. */
import type { ReadDatabase } from '../../db/database.ts';
import type { OrderChanged } from './order-events.ts';
import { newId } from '../../db/id.ts';
import { logDone } from '../activity/log-done.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';

/** What can be told of an order; the details depend on it. */
export const timelineKinds = [
  'placed',
  'paid',
  'stock-short',
  'resolved',
  'settled-by-hand',
  'canceled',
  'refund-asked',
  'refunded',
  'refund-failed',
  'disputed',
  'reminded',
  'return-changed',
  'edited',
  'rest-paid',
  'rest-called-off',
  'rest-may-ship',
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

/** Of what happened without anybody, and with nothing more to tell. */
export const byItself = { actorName: null, details: {} } as const;

/**
 * Writes it down, in the transaction in which it happened, and tells so.
 * @returns the row of the log of writes; undefined where nobody of the staff did it
 */
export async function noteInTimeline(
  scope: EventScope,
  orderId: string,
  { kind, actorName, details }: TimelineEntry,
): Promise<string | undefined> {
  const { ctx, trx, site } = scope;
  const [entryId] = await insertEntries(scope, orderId, [{ kind, actorName, details }]);
  const { order_number: orderNumber, is_test: isTest } = await trx
    .updateTable('orders')
    .set({ modified_at: ctx.now() })
    .where('site_id', '=', site.siteId)
    .where('id', '=', orderId)
    .returning(['order_number', 'is_test'])
    .executeTakeFirstOrThrow();
  const activityId =
    actorName === null
      ? undefined
      : await logDone(scope, {
          action: `order-${kind}`,
          subject: `order:${orderNumber}`,
          title: `#${orderNumber}`,
          after: details,
          ...(kind === 'note' && { carried: { orderId, entryId } }),
        });
  await announceEvent(scope, 'order-changed', { orderId, orderNumber, isTest, change: kind });
  return activityId;
}

/** The same for an order that was just written, of what happened without anybody. */
export async function noteInNewTimeline(
  scope: EventScope,
  { orderId, orderNumber, isTest }: Omit<OrderChanged, 'change'>,
  kinds: readonly TimelineKind[],
): Promise<void> {
  const entries = kinds.map((kind) => ({ ...byItself, kind }));
  await insertEntries(scope, orderId, entries);
  for (const kind of kinds) {
    await announceEvent(scope, 'order-changed', { orderId, orderNumber, isTest, change: kind });
  }
}

async function insertEntries(
  { ctx, trx, site }: EventScope,
  orderId: string,
  entries: readonly TimelineEntry[],
): Promise<string[]> {
  const rows = entries.map(({ kind, actorName, details }) => ({
    site_id: site.siteId,
    order_id: orderId,
    id: newId(),
    kind,
    actor_name: actorName,
    details: JSON.stringify(details),
    happened_at: ctx.now(),
  }));
  await trx.insertInto('order_timeline').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** An entry as it is kept. */
export interface HappenedEntry extends TimelineEntry {
  id: string;
  happenedAt: Date;
}

/** The newest last; of a long life the latest part. */
export async function listTimeline(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<HappenedEntry[]> {
  const rows = await db
    .selectFrom('order_timeline')
    .select(['id', 'kind', 'actor_name', 'details', 'happened_at'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return rows.toReversed().map((row) => ({
    id: row.id,
    kind: row.kind,
    actorName: row.actor_name,
    details: row.details,
    happenedAt: row.happened_at,
  }));
}
