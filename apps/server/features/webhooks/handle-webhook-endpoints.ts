/** `/api/sites/:identifier/webhook-endpoints`: make, change, look at what arrived, send again. */
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  replayWebhooks as replayWebhooksCall,
  rotateWebhookSecret,
  testWebhookEndpoint,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { asWriter } from '../activity/actor.ts';
import { logDone } from '../activity/log-done.ts';
import type { LoggedAction } from '../activity/logged-actions.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { endpointThing } from './endpoint-thing.ts';
import { listDeliveries } from './list-deliveries.ts';
import { getEndpoint, listEndpoints } from './list-endpoints.ts';
import { queueTestWebhook } from './queue-webhook.ts';
import { replayWebhooks } from './replay-webhooks.ts';
import { changeEndpoint, createEndpoint, deleteEndpoint, rotateSecret } from './write-endpoints.ts';

function handleEndpoints(scope: CallScope): void {
  const { ctx } = scope;
  const { config } = ctx;
  const write = loggedWrites(ctx);
  handleCall(scope, listWebhookEndpoints, async ({ site }) => ({
    endpoints: await listEndpoints(ctx.db, site.siteId),
  }));
  handleCall(scope, createWebhookEndpoint, async ({ site, staff, body }) => {
    const { siteId } = site;
    const draft = { ...body, box: await ctx.secrets(), config, now: ctx.now() };
    const asked = { call: createWebhookEndpoint, site, staff, thing: endpointThing };
    const { id, secret } = await write(asked, (trx) => createEndpoint(trx, siteId, draft));
    return { endpoint: await getEndpoint(ctx.db, { siteId, id }), secret };
  });
  handleCall(scope, changeWebhookEndpoint, async ({ site, staff, params: { id }, body }) => {
    const { siteId } = site;
    const asked = { call: changeWebhookEndpoint, site, staff, thing: endpointThing, id };
    await write(asked, async (trx) => {
      await changeEndpoint(trx, { siteId, id }, { ...body, config });
      return {};
    });
    return getEndpoint(ctx.db, { siteId, id });
  });
  handleCall(scope, deleteWebhookEndpoint, ({ site, staff, params: { id } }) =>
    write({ call: deleteWebhookEndpoint, site, staff, thing: endpointThing, id }, async (trx) => ({
      isDeleted: await deleteEndpoint(trx, { siteId: site.siteId, id }),
    })),
  );
  handleCall(scope, rotateWebhookSecret, async ({ site, staff, params: { id } }) => {
    const { siteId } = site;
    const tools = { box: await ctx.secrets(), now: ctx.now() };
    const { secret } = await ctx.transact(async (trx) => {
      const within = { ctx: asWriter(ctx, rotateWebhookSecret, staff), trx, site };
      await logEndpoint(within, id, 'webhook-endpoint-secret-renewed');
      return rotateSecret(trx, { siteId, id }, tools);
    });
    return { endpoint: await getEndpoint(ctx.db, { siteId, id }), secret };
  });
}

function handleDeliveries(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, testWebhookEndpoint, async ({ site, staff, params: { id } }) => {
    const { siteId } = site;
    const { id: endpointId } = await getEndpoint(ctx.db, { siteId, id });
    const test = { siteId, endpointId, now: ctx.now() };
    const messageId = await ctx.transact(async (trx) => {
      const within = { ctx: asWriter(ctx, testWebhookEndpoint, staff), trx, site };
      await logEndpoint(within, id, 'webhook-endpoint-tested');
      return queueTestWebhook(trx, test);
    });
    return { messageId };
  });
  handleCall(scope, listWebhookDeliveries, async ({ site: { siteId }, params, query }) => {
    const { id: endpointId } = await getEndpoint(ctx.db, { siteId, id: params.id });
    return listDeliveries(ctx.db, { siteId, endpointId, after: query.after });
  });
  handleCall(scope, replayWebhooksCall, async ({ site, staff, params, body }) => {
    const { siteId } = site;
    const replay = { siteId, endpointId: params.id, part: body, now: ctx.now() };
    const replayed = await ctx.transact(async (trx) => {
      const within = { ctx: asWriter(ctx, replayWebhooksCall, staff), trx, site };
      await logEndpoint(within, params.id, 'webhook-endpoint-replayed');
      return replayWebhooks(trx, replay);
    });
    return { replayed };
  });
}

async function logEndpoint(scope: EventScope, id: string, action: LoggedAction): Promise<void> {
  const endpoint = await endpointThing.read(scope.trx, { siteId: scope.site.siteId, id });
  const title = endpoint?.title ?? '';
  await logDone(scope, { action, subject: `webhook-endpoint:${id}`, title });
}

/** The calls about webhooks. */
export const webhookCalls: readonly CallRegistration[] = [handleEndpoints, handleDeliveries];
