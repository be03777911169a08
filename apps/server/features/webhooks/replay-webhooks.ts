/** Sending messages again. They keep their ids, so that a receiver knows those it has seen. */
import { ApiError } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { announce } from '../../db/transact.ts';
import { webhookQueuedChannel } from './queue-webhook.ts';

/** One message, or those that happened from `from` until before `until`. */
export type ReplayedPart = { messageId: string } | { from: number; until: number };

interface Replay {
  siteId: string;
  endpointId: string;
  part: ReplayedPart;
  now: Date;
}

/**
 * Has messages of the endpoint's topics delivered once more, also those that it never got while it
 * was off.
 * @returns how many
 * @throws ApiError `not_found`
 */
export async function replayWebhooks(
  trx: WriteTransaction,
  { siteId, endpointId, part, now }: Replay,
): Promise<number> {
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', endpointId)
    .executeTakeFirst();
  if (!endpoint) throw new ApiError('not_found');
  const chosen =
    'messageId' in part
      ? sql`m.id = ${part.messageId}`
      : sql`m.happened_at >= ${new Date(part.from)} and m.happened_at < ${new Date(part.until)}
          and m.topic = any(e.topics)`;
  const { numAffectedRows = 0n } = await sql`
    insert into webhook_deliveries (site_id, endpoint_id, message_id, next_attempt_at)
    select m.site_id, e.id, m.id, ${now}
    from webhook_messages m join webhook_endpoints e on e.site_id = m.site_id
    where m.site_id = ${siteId} and e.id = ${endpointId} and ${chosen}
    on conflict (site_id, endpoint_id, message_id) do update
      set state = 'pending', attempts = 0, next_attempt_at = excluded.next_attempt_at`.execute(trx);
  if ('messageId' in part && numAffectedRows === 0n) throw new ApiError('not_found');
  await announce(trx, webhookQueuedChannel, siteId);
  return Number(numAffectedRows);
}
