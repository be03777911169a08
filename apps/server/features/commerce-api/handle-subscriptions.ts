/** `/api/1.0/webhook_subscriptions`: what staff see as endpoints, for programs. */
import {
  createWebhookSubscription,
  deleteWebhookSubscription,
  listWebhookSubscriptions,
  rotateSubscriptionSecret,
  testWebhookSubscription,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { getEndpoint, listEndpoints } from '../webhooks/list-endpoints.ts';
import { queueTestWebhook } from '../webhooks/queue-webhook.ts';
import { createEndpoint, deleteEndpoint, rotateSecret } from '../webhooks/write-endpoints.ts';

export function handleWebhookSubscriptions(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listWebhookSubscriptions, async ({ site, key }) => ({
    webhookSubscriptions: await listEndpoints(ctx.db, site.siteId, key.keyId),
  }));
  handleCall(scope, createWebhookSubscription, async ({ site: { siteId }, body, key }) => {
    const tools = { box: await ctx.secrets(), config: ctx.config, now: ctx.now(), by: key };
    const made = await ctx.transact((trx) => createEndpoint(trx, siteId, { ...body, ...tools }));
    const subscription = await getEndpoint(ctx.db, { siteId, id: made.id });
    return { subscription, secret: made.secret };
  });
  handleCall(scope, deleteWebhookSubscription, async ({ site: { siteId }, params, key }) => {
    const own = await listEndpoints(ctx.db, siteId, key.keyId);
    const found = own.find(({ id }) => id === params.subscriptionId);
    if (!found) return { isDeleted: false };
    return {
      isDeleted: await ctx.transact((trx) => deleteEndpoint(trx, { siteId, id: found.id })),
    };
  });
  handleCall(scope, rotateSubscriptionSecret, async ({ site: { siteId }, params, key }) => {
    const own = { siteId, id: params.subscriptionId, madeByKey: key.keyId };
    const subscription = await getEndpoint(ctx.db, own);
    const tools = { box: await ctx.secrets(), now: ctx.now() };
    const { secret } = await ctx.transact((trx) => rotateSecret(trx, own, tools));
    return { subscription, secret };
  });
  handleCall(scope, testWebhookSubscription, async ({ site: { siteId }, params, key }) => {
    const own = { siteId, id: params.subscriptionId, madeByKey: key.keyId };
    const { id: endpointId } = await getEndpoint(ctx.db, own);
    const test = { siteId, endpointId, now: ctx.now() };
    return { messageId: await ctx.transact((trx) => queueTestWebhook(trx, test)) };
  });
}
