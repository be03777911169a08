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
  handleCall(scope, listWebhookSubscriptions, async ({ site }) => ({
    webhookSubscriptions: await listEndpoints(ctx.db, site.siteId),
  }));
  handleCall(scope, createWebhookSubscription, async ({ site: { siteId }, body }) => {
    const tools = { box: await ctx.secrets(), config: ctx.config, now: ctx.now() };
    const made = await ctx.transact((trx) => createEndpoint(trx, siteId, { ...body, ...tools }));
    const subscription = await getEndpoint(ctx.db, siteId, made.id);
    return { subscription, secret: made.secret };
  });
  handleCall(scope, deleteWebhookSubscription, async ({ site: { siteId }, params }) => {
    const key = { siteId, id: params.subscriptionId };
    return { isDeleted: await ctx.transact((trx) => deleteEndpoint(trx, key)) };
  });
  handleCall(scope, rotateSubscriptionSecret, async ({ site: { siteId }, params }) => {
    const key = { siteId, id: params.subscriptionId };
    const tools = { box: await ctx.secrets(), now: ctx.now() };
    const { id, secret } = await ctx.transact((trx) => rotateSecret(trx, key, tools));
    return { subscription: await getEndpoint(ctx.db, siteId, id), secret };
  });
  handleCall(scope, testWebhookSubscription, async ({ site: { siteId }, params }) => {
    const { id: endpointId } = await getEndpoint(ctx.db, siteId, params.subscriptionId);
    const test = { siteId, endpointId, now: ctx.now() };
    return { messageId: await ctx.transact((trx) => queueTestWebhook(trx, test)) };
  });
}
