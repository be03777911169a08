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
import { listDeliveries } from './list-deliveries.ts';
import { getEndpoint, listEndpoints } from './list-endpoints.ts';
import { queueTestWebhook } from './queue-webhook.ts';
import { replayWebhooks } from './replay-webhooks.ts';
import { changeEndpoint, createEndpoint, deleteEndpoint, rotateSecret } from './write-endpoints.ts';

function handleEndpoints(scope: CallScope): void {
  const { ctx } = scope;
  const { config } = ctx;
  handleCall(scope, listWebhookEndpoints, async ({ site }) => ({
    endpoints: await listEndpoints(ctx.db, site.siteId),
  }));
  handleCall(scope, createWebhookEndpoint, async ({ site: { siteId }, body }) => {
    const draft = { ...body, box: await ctx.secrets(), config, now: ctx.now() };
    const { id, secret } = await ctx.transact((trx) => createEndpoint(trx, siteId, draft));
    return { endpoint: await getEndpoint(ctx.db, { siteId, id }), secret };
  });
  handleCall(scope, changeWebhookEndpoint, async ({ site: { siteId }, params: { id }, body }) => {
    await ctx.transact((trx) => changeEndpoint(trx, { siteId, id }, { ...body, config }));
    return getEndpoint(ctx.db, { siteId, id });
  });
  handleCall(scope, deleteWebhookEndpoint, async ({ site: { siteId }, params: { id } }) => ({
    isDeleted: await ctx.transact((trx) => deleteEndpoint(trx, { siteId, id })),
  }));
  handleCall(scope, rotateWebhookSecret, async ({ site: { siteId }, params: { id } }) => {
    const tools = { box: await ctx.secrets(), now: ctx.now() };
    const { secret } = await ctx.transact((trx) => rotateSecret(trx, { siteId, id }, tools));
    return { endpoint: await getEndpoint(ctx.db, { siteId, id }), secret };
  });
}

function handleDeliveries(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, testWebhookEndpoint, async ({ site: { siteId }, params: { id } }) => {
    const { id: endpointId } = await getEndpoint(ctx.db, { siteId, id });
    const test = { siteId, endpointId, now: ctx.now() };
    return { messageId: await ctx.transact((trx) => queueTestWebhook(trx, test)) };
  });
  handleCall(scope, listWebhookDeliveries, async ({ site: { siteId }, params, query }) => {
    const { id: endpointId } = await getEndpoint(ctx.db, { siteId, id: params.id });
    return listDeliveries(ctx.db, { siteId, endpointId, after: query.after });
  });
  handleCall(scope, replayWebhooksCall, async ({ site: { siteId }, params, body }) => {
    const replay = { siteId, endpointId: params.id, part: body, now: ctx.now() };
    return { replayed: await ctx.transact((trx) => replayWebhooks(trx, replay)) };
  });
}

/** The calls about webhooks. */
export const webhookCalls: readonly CallRegistration[] = [handleEndpoints, handleDeliveries];
