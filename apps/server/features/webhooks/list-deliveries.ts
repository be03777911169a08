import { ruleLimits, type webhookDeliverySchema } from '@sitewright/contract';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';

/** A message on its way, with every try. */
export type DeliveryLine = z.input<typeof webhookDeliverySchema>;

interface LogPlace {
  siteId: string;
  endpointId: string;
  /** Id of the last message of the page before. */
  after?: string | undefined;
}

/** The log of an endpoint, the newest message first. */
export async function listDeliveries(
  db: ReadDatabase,
  { siteId, endpointId, after }: LogPlace,
): Promise<{ deliveries: DeliveryLine[]; next: string | null }> {
  const rows = await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_messages as m', (join) =>
      join.onRef('m.site_id', '=', 'd.site_id').onRef('m.id', '=', 'd.message_id'),
    )
    .select(['d.message_id', 'd.state', 'd.next_attempt_at', 'm.topic', 'm.happened_at'])
    .where('d.site_id', '=', siteId)
    .where('d.endpoint_id', '=', endpointId)
    .$if(after !== undefined, (query) => query.where('d.message_id', '<', after!))
    .orderBy('d.message_id', 'desc')
    .limit(ruleLimits.pageSize + 1)
    .execute();
  const page = rows.slice(0, ruleLimits.pageSize);
  const ids = page.map((row) => row.message_id);
  const attemptsOf = await loadAttempts(db, { siteId, endpointId, ids });
  const deliveries = page.map((row) => ({
    messageId: row.message_id,
    topic: row.topic,
    createdOn: row.happened_at.getTime(),
    state: row.state,
    nextTryOn: row.state === 'pending' ? row.next_attempt_at.getTime() : null,
    attempts: attemptsOf.get(row.message_id) ?? [],
  }));
  return { deliveries, next: rows.length > page.length ? ids.at(-1)! : null };
}

async function loadAttempts(
  db: ReadDatabase,
  { siteId, endpointId, ids }: { siteId: string; endpointId: string; ids: readonly string[] },
): Promise<Map<string, DeliveryLine['attempts']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('webhook_attempts')
    .select(['message_id', 'attempted_at', 'status', 'milliseconds', 'answer'])
    .where('site_id', '=', siteId)
    .where('endpoint_id', '=', endpointId)
    .where('message_id', 'in', [...ids])
    .orderBy('id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.message_id);
  return new Map(
    [...grouped].map(([id, attempts]) => [
      id,
      attempts.map(({ attempted_at: at, status, milliseconds, answer }) => {
        return { at: at.getTime(), status, milliseconds, answer };
      }),
    ]),
  );
}
