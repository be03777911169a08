/** The way news leaves: written in the transaction that is its reason, delivered after it. */
import type { WebhookData, webhookMessages } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import { announce } from '../../db/transact.ts';
import type { EventScope } from '../../reactions/reaction.ts';

/** Announced when there is something to deliver. */
export const webhookQueuedChannel = 'webhook_queued';

type AnyTopic = keyof typeof webhookMessages;

/** The same for one thing that happened; see {@link queueWebhooks}. */
export async function queueWebhook<Topic extends AnyTopic>(
  scope: EventScope,
  topic: Topic,
  data: WebhookData<Topic>,
): Promise<void> {
  await queueWebhooks(scope, topic, [data]);
}

/**
 * Writes a message for each thing that happened, for every endpoint that is subscribed to the topic.
 * An endpoint that is off gets none, but may have it replayed. Nothing is written where nobody is
 * subscribed.
 */
export async function queueWebhooks<Topic extends AnyTopic>(
  { ctx, trx, site: { siteId } }: EventScope,
  topic: Topic,
  happened: readonly WebhookData<Topic>[],
): Promise<void> {
  const all = await listOnce(trx, siteId);
  const endpoints = all.filter(({ topics }) => topics.some((one) => one === topic));
  if (endpoints.length === 0 || happened.length === 0) return;
  const now = ctx.now();
  const messages = happened.map((data) => makeMessage({ siteId, topic, data, now }));
  await trx.insertInto('webhook_messages').values(messages).execute();
  const active = endpoints.filter(({ state }) => state === 'active');
  if (active.length === 0) return;
  const endpointIds = active.map(({ id }) => id);
  const messageIds = messages.map(({ id }) => id);
  await insertDeliveries(trx, { siteId, messageIds, endpointIds, now });
}

type ListedEndpoint = Pick<Selectable<Database['webhook_endpoints']>, 'id' | 'state' | 'topics'>;

/** What a transaction was told before, by site: one order has several messages. */
const listed = new WeakMap<WriteTransaction, Map<string, Promise<ListedEndpoint[]>>>();

/** The endpoints of a site, asked for once in a transaction. */
function listOnce(trx: WriteTransaction, siteId: string): Promise<ListedEndpoint[]> {
  const bySite = listed.get(trx) ?? new Map<string, Promise<ListedEndpoint[]>>();
  listed.set(trx, bySite);
  const known = bySite.get(siteId);
  if (known) return known;
  const asked = trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'state', 'topics'])
    .where('site_id', '=', siteId)
    .execute();
  bySite.set(siteId, asked);
  return asked;
}

/** Writes a message for one endpoint only, and answers its id. */
export async function queueTestWebhook(
  trx: WriteTransaction,
  { siteId, endpointId, now }: { siteId: string; endpointId: string; now: Date },
): Promise<string> {
  const data: WebhookData<'ping'> = { text: 'This is a test.' };
  const message = makeMessage({ siteId, topic: 'ping', data, now });
  await trx.insertInto('webhook_messages').values(message).execute();
  const [messageIds, endpointIds] = [[message.id], [endpointId]];
  await insertDeliveries(trx, { siteId, messageIds, endpointIds, now });
  return message.id;
}

interface NewMessage {
  siteId: string;
  topic: AnyTopic;
  data: unknown;
  now: Date;
}

/** A row of `webhook_messages`. */
function makeMessage({ siteId, topic, data, now }: NewMessage) {
  const body = JSON.stringify({ type: topic, timestamp: now.toISOString(), data });
  return { site_id: siteId, id: `msg_${newId()}`, topic, body, happened_at: now };
}

interface NewDeliveries {
  siteId: string;
  messageIds: readonly string[];
  endpointIds: readonly string[];
  now: Date;
}

async function insertDeliveries(
  trx: WriteTransaction,
  { siteId, messageIds, endpointIds, now }: NewDeliveries,
): Promise<void> {
  const deliveries = messageIds.flatMap((messageId) =>
    endpointIds.map((endpointId) => ({
      site_id: siteId,
      endpoint_id: endpointId,
      message_id: messageId,
      next_attempt_at: now,
    })),
  );
  await trx.insertInto('webhook_deliveries').values(deliveries).execute();
  await announce(trx, webhookQueuedChannel, siteId);
}
