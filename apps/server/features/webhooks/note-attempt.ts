/** What follows from a try: it arrived, it comes again, or the endpoint is given up. */
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { EndpointRow } from './claim-endpoints.ts';
import { queueSwitchedOffMail } from './queue-switched-off-mail.ts';
import { nextAttempt, restEnd, switchOffMs } from './retry-plan.ts';
import type { Exchange } from './send-request.ts';

/** A message on its way. */
export interface DueDelivery {
  messageId: string;
  /** Tries so far. */
  attempts: number;
  body: string;
}

interface Attempt {
  endpoint: EndpointRow;
  delivery: DueDelivery;
  exchange: Exchange;
}

/** The endpoint says so that it wants no more. */
const gone = 410;

/** Writes it down. @returns true when the message arrived */
export async function noteAttempt(ctx: AppContext, attempt: Attempt): Promise<boolean> {
  const { endpoint, delivery, exchange } = attempt;
  const isDelivered = exchange.status !== null && exchange.status >= 200 && exchange.status < 300;
  const site = await ctx.sites.get(endpoint.site_id);
  await ctx.transact(async (trx) => {
    if (!(await settleDelivery(trx, { ...attempt, isDelivered, now: ctx.now() }))) return;
    await insertAttempt(trx, attempt, ctx.now());
    if (isDelivered) return noteArrival(trx, endpoint);
    const isOff = await noteFailure(trx, attempt, ctx.now());
    if (isOff && site) await queueSwitchedOffMail({ ctx, trx, site }, endpoint);
  });
  if (!isDelivered) {
    const { site_id: siteId, id: endpointId } = endpoint;
    const { messageId } = delivery;
    ctx.log.info({ siteId, endpointId, messageId, status: exchange.status }, 'webhook failed');
  }
  return isDelivered;
}

/** False when the delivery went while it was sent. */
async function settleDelivery(
  trx: WriteTransaction,
  { endpoint, delivery, isDelivered, now }: Attempt & { isDelivered: boolean; now: Date },
): Promise<boolean> {
  const attempts = delivery.attempts + 1;
  const next = isDelivered ? undefined : nextAttempt(now, attempts);
  const { numUpdatedRows } = await trx
    .updateTable('webhook_deliveries')
    .set({
      attempts,
      state: isDelivered ? 'delivered' : next ? 'pending' : 'failed',
      next_attempt_at: next ?? now,
    })
    .where('site_id', '=', endpoint.site_id)
    .where('endpoint_id', '=', endpoint.id)
    .where('message_id', '=', delivery.messageId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function insertAttempt(
  trx: WriteTransaction,
  { endpoint, delivery, exchange }: Attempt,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('webhook_attempts')
    .values({
      site_id: endpoint.site_id,
      endpoint_id: endpoint.id,
      message_id: delivery.messageId,
      id: newId(),
      attempted_at: now,
      ...exchange,
    })
    .execute();
}

async function noteArrival(trx: WriteTransaction, { site_id, id }: EndpointRow): Promise<void> {
  await trx
    .updateTable('webhook_endpoints')
    .set({ failing_since: null, failures: 0, rest_until: null })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute();
}

/** @returns true when the endpoint was switched off by it */
async function noteFailure(
  trx: WriteTransaction,
  { endpoint, exchange }: Attempt,
  now: Date,
): Promise<boolean> {
  const failingSince = endpoint.failing_since ?? now;
  const failures = endpoint.failures + 1;
  const isTooLong = now.getTime() - failingSince.getTime() >= switchOffMs;
  const isOff = exchange.status === gone || isTooLong;
  const { numUpdatedRows } = await trx
    .updateTable('webhook_endpoints')
    .set({
      failing_since: failingSince,
      failures,
      rest_until: restEnd(now, failures),
      ...(isOff && { state: 'off' as const }),
    })
    .where('site_id', '=', endpoint.site_id)
    .where('id', '=', endpoint.id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return isOff && numUpdatedRows > 0n;
}
