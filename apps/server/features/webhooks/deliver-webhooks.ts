/** Delivers what waits. Any number of processes may do it at once. */
import { Webhook } from 'standardwebhooks';
import type { AppContext } from '../../context.ts';
import { claimEndpoint, releaseClaim, renewClaim, type EndpointRow } from './claim-endpoints.ts';
import { openEndpointSecret } from './endpoint-secrets.ts';
import { noteAttempt, type DueDelivery } from './note-attempt.ts';
import { sendRequest } from './send-request.ts';

/** Endpoints that one run delivers to at once. */
const lanes = 8;
/** Deliveries to one endpoint before the others have their turn. */
const turn = 50;
/** The same by time: an endpoint that answers slowly leaves its lane to others. */
const turnMs = 30_000;

export interface DeliveryOptions {
  stopping?: AbortSignal | undefined;
  /** Until an endpoint must have answered. */
  timeoutMs?: number;
}

/**
 * Delivers all that is due, to each endpoint one message after the other. An endpoint that fails
 * rests, and holds nobody else up.
 */
export async function deliverWebhooks(
  ctx: AppContext,
  { stopping, timeoutMs = 10_000 }: DeliveryOptions = {},
): Promise<void> {
  const runLane = async () => {
    while (!stopping?.aborted) {
      const endpoint = await claimEndpoint(ctx);
      if (!endpoint) return;
      try {
        await deliverTo(ctx, endpoint, { stopping, timeoutMs });
      } finally {
        await releaseClaim(ctx, endpoint);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}

async function deliverTo(
  ctx: AppContext,
  claimed: EndpointRow,
  { stopping, timeoutMs }: { stopping: AbortSignal | undefined; timeoutMs: number },
): Promise<void> {
  const startedAt = performance.now();
  for (const delivery of await listDue(ctx, claimed)) {
    if (performance.now() - startedAt > turnMs) return;
    const endpoint = stopping?.aborted ? undefined : await renewClaim(ctx, claimed);
    if (!endpoint) return;
    const { url } = endpoint;
    const { body } = delivery;
    const headers = await sign(ctx, endpoint, delivery);
    const exchange = await sendRequest({ url, body, headers }, { config: ctx.config, timeoutMs });
    const isDelivered = await noteAttempt(ctx, { endpoint, delivery, exchange });
    if (!isDelivered) return;
  }
}

async function listDue(
  ctx: AppContext,
  { site_id: siteId, id }: EndpointRow,
): Promise<DueDelivery[]> {
  const rows = await ctx.db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_messages as m', (join) =>
      join.onRef('m.site_id', '=', 'd.site_id').onRef('m.id', '=', 'd.message_id'),
    )
    .select(['d.message_id', 'd.attempts', 'm.body'])
    .where('d.site_id', '=', siteId)
    .where('d.endpoint_id', '=', id)
    .where('d.state', '=', 'pending')
    .where('d.next_attempt_at', '<=', ctx.now())
    .orderBy('d.next_attempt_at')
    .orderBy('d.message_id')
    .limit(turn)
    .execute();
  return rows.map(({ message_id: messageId, attempts, body }) => ({ messageId, attempts, body }));
}

/** By the new secret and, while it holds, by the old one. */
async function sign(
  ctx: AppContext,
  endpoint: EndpointRow,
  { messageId, body }: DueDelivery,
): Promise<Record<string, string>> {
  const box = await ctx.secrets();
  const now = ctx.now();
  const { secret, old_secret: old, old_secret_until: until } = endpoint;
  const isOldGood = old !== null && until !== null && now < until;
  const signatures = [secret, ...(isOldGood ? [old] : [])].map((sealed) =>
    new Webhook(openEndpointSecret(box, endpoint.site_id, sealed)).sign(messageId, now, body),
  );
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
}
