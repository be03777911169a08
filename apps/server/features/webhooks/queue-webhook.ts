/** The way news leaves: written in the transaction that is its reason, delivered after it. */
import type { WebhookData, webhookMessages } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { announce } from '../../db/transact.ts';
import type { EventScope } from '../../reactions/reaction.ts';

/** Announced when there is something to deliver. */
export const webhookQueuedChannel = 'webhook_queued';

type AnyTopic = keyof typeof webhookMessages;

/**
 * Writes the message for every endpoint that is subscribed to its topic. An endpoint that is off
 * gets none, but may have it replayed. Nothing is written where nobody is subscribed.
 */
export async function queueWebhook<Topic extends AnyTopic>(
  { ctx, trx, site: { siteId } }: EventScope,
  topic: Topic,
  data: WebhookData<Topic>,
): Promise<void> {
  const endpoints = await trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'state'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`${topic} = any(topics)`)
    .execute();
  if (endpoints.length === 0) return;
  const now = ctx.now();
  const messageId = await insertMessage(trx, { siteId, topic, data, now });
  const active = endpoints.filter(({ state }) => state === 'active');
  if (active.length === 0) return;
  const endpointIds = active.map(({ id }) => id);
  await insertDeliveries(trx, { siteId, messageId, endpointIds, now });
}

/** Writes a message for one endpoint only, and answers its id. */
export async function queueTestWebhook(
  trx: WriteTransaction,
  { siteId, endpointId, now }: { siteId: string; endpointId: string; now: Date },
): Promise<string> {
  const data: WebhookData<'ping'> = { text: 'This is a test.' };
  const messageId = await insertMessage(trx, { siteId, topic: 'ping', data, now });
  await insertDeliveries(trx, { siteId, messageId, endpointIds: [endpointId], now });
  return messageId;
}

interface NewMessage {
  siteId: string;
  topic: AnyTopic;
  data: unknown;
  now: Date;
}

async function insertMessage(
  trx: WriteTransaction,
  { siteId, topic, data, now }: NewMessage,
): Promise<string> {
  const id = `msg_${newId()}`;
  const body = JSON.stringify({ type: topic, timestamp: now.toISOString(), data });
  await trx
    .insertInto('webhook_messages')
    .values({ site_id: siteId, id, topic, body, happened_at: now })
    .execute();
  return id;
}

interface NewDeliveries {
  siteId: string;
  messageId: string;
  endpointIds: readonly string[];
  now: Date;
}

async function insertDeliveries(
  trx: WriteTransaction,
  { siteId, messageId, endpointIds, now }: NewDeliveries,
): Promise<void> {
  await trx
    .insertInto('webhook_deliveries')
    .values(
      endpointIds.map((endpointId) => ({
        site_id: siteId,
        endpoint_id: endpointId,
        message_id: messageId,
        next_attempt_at: now,
      })),
    )
    .execute();
  await announce(trx, webhookQueuedChannel, siteId);
}
