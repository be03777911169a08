/** The one writer of endpoints. */
import {
  ApiError,
  apiLimits,
  holdsScope,
  scopeOfTopic,
  type ApiScope,
  type WebhookEndpointDraft,
} from '@sitewright/contract';
import { DAY_MS } from '@sitewright/commerce';
import type { Config } from '../../config/config.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { givenColumns } from '../../db/given-columns.ts';
import { newId } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';
import { announce } from '../../db/transact.ts';
import { isOutsideUrl } from '../../http/outside-address.ts';
import type { SecretBox } from '../settings/secret-box.ts';
import { newEndpointSecret, sealEndpointSecret } from './endpoint-secrets.ts';
import { webhookQueuedChannel } from './queue-webhook.ts';

/** How long messages are signed by an old secret too. */
const oldSecretMs = DAY_MS;

interface EndpointKey {
  siteId: string;
  id: string;
}

/** A program that asks: it may touch what it made, and hear of what it may read. */
interface ByKey {
  keyId: string;
  scopes: readonly ApiScope[];
}

interface EndpointTools {
  box: SecretBox;
  config: Config;
  now: Date;
}

export interface MadeEndpoint {
  id: string;
  secret: string;
}

/**
 * Makes an endpoint. Its secret is answered here and nowhere else.
 * @throws ApiError `too_many_endpoints`, `endpoint_refused`; `scope_missing` for a topic of what the
 *   key that asks may not read
 */
export async function createEndpoint(
  trx: WriteTransaction,
  siteId: string,
  { url, topics, box, config, now, by }: WebhookEndpointDraft & EndpointTools & { by?: ByKey },
): Promise<MadeEndpoint> {
  checkUrl(config, url);
  if (by) requireScopes(by, topics);
  await lockKey(trx, `webhook_endpoints:${siteId}`);
  const { known } = await trx
    .selectFrom('webhook_endpoints')
    .select((eb) => eb.fn.countAll<number>().as('known'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  if (Number(known) >= apiLimits.endpointsPerSite) throw new ApiError('too_many_endpoints');
  const [id, secret] = [newId(), newEndpointSecret()];
  await trx
    .insertInto('webhook_endpoints')
    .values({
      site_id: siteId,
      id,
      url,
      topics: [...new Set(topics)],
      secret: sealEndpointSecret(box, siteId, secret),
      made_by_key: by?.keyId ?? null,
      created_at: now,
    })
    .execute();
  return { id, secret };
}

/** What is left out stays. */
export type EndpointChange = {
  [Name in keyof WebhookEndpointDraft]?: WebhookEndpointDraft[Name] | undefined;
} & { state?: 'active' | 'off' | undefined };

/**
 * Changes an endpoint; one that is switched on begins anew with what waits.
 * @throws ApiError `not_found`, `endpoint_refused`
 */
export async function changeEndpoint(
  trx: WriteTransaction,
  { siteId, id }: EndpointKey,
  { url, topics, state, config }: EndpointChange & Pick<EndpointTools, 'config'>,
): Promise<void> {
  if (url !== undefined) checkUrl(config, url);
  const fresh = { failing_since: null, failures: 0, rest_until: null };
  const { numUpdatedRows } = await trx
    .updateTable('webhook_endpoints')
    .set({ id, ...givenColumns({ url, topics, state }), ...(state === 'active' && fresh) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('not_found');
  if (state === 'active') await announce(trx, webhookQueuedChannel, siteId);
}

/**
 * Makes a new secret; messages are signed by the one before it too, for a day.
 * @throws ApiError `not_found`
 */
export async function rotateSecret(
  trx: WriteTransaction,
  { siteId, id }: EndpointKey,
  { box, now }: Pick<EndpointTools, 'box' | 'now'>,
): Promise<MadeEndpoint> {
  const secret = newEndpointSecret();
  const { numUpdatedRows } = await trx
    .updateTable('webhook_endpoints')
    .set((eb) => ({
      old_secret: eb.ref('secret'),
      old_secret_until: new Date(now.getTime() + oldSecretMs),
      secret: sealEndpointSecret(box, siteId, secret),
    }))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('not_found');
  return { id, secret };
}

/** False when it was gone already. */
export async function deleteEndpoint(
  trx: WriteTransaction,
  { siteId, id }: EndpointKey,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('webhook_endpoints')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function requireScopes({ scopes }: ByKey, topics: WebhookEndpointDraft['topics']): void {
  const missing = topics.map(scopeOfTopic).find((scope) => !holdsScope(scopes, scope));
  if (missing) throw new ApiError('scope_missing', { scope: missing });
}

function checkUrl(config: Config, url: string): void {
  if (!isOutsideUrl(config, url)) throw new ApiError('endpoint_refused');
}
