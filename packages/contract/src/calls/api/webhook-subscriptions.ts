import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { deletedSchema } from '../staff-site.ts';
import { webhookEndpointDraftSchema, webhookEndpointSchema } from '../webhook-endpoints.ts';

const params = z.object({ subscriptionId: z.string().min(1).max(64) });
const withSecret = z.object({ subscription: webhookEndpointSchema, secret: z.string() });

const read = { access: { scope: 'webhooks:read' } } as const;
const write = { access: { scope: 'webhooks:write' } } as const;

/** The same that staff see as endpoints. */
export const listWebhookSubscriptions = defineCall(
  'GET /api/1.0/webhook_subscriptions',
  'Webhook subscriptions of the site',
  { answer: z.object({ webhookSubscriptions: z.array(webhookEndpointSchema) }) },
  read,
);

/** The secret is in this answer and nowhere else. */
export const createWebhookSubscription = defineCall(
  'POST /api/1.0/webhook_subscriptions',
  'Subscribes an https address to topics',
  { body: webhookEndpointDraftSchema, answer: withSecret },
  write,
);

/** What was on its way goes with it. */
export const deleteWebhookSubscription = defineCall(
  'DELETE /api/1.0/webhook_subscriptions/:subscriptionId',
  'Ends a webhook subscription',
  { params, answer: deletedSchema },
  write,
);

/** Both secrets hold for a day. */
export const rotateSubscriptionSecret = defineCall(
  'POST /api/1.0/webhook_subscriptions/:subscriptionId/actions/rotateSecret',
  'Makes a new secret; the old one holds beside it for a day',
  { params, answer: withSecret },
  write,
);

/** Of the topic `ping`, whatever it is subscribed to. */
export const testWebhookSubscription = defineCall(
  'POST /api/1.0/webhook_subscriptions/:subscriptionId/actions/sendTestNotification',
  'Sends a message of the topic `ping` to a subscription',
  { params, answer: z.object({ messageId: z.string() }) },
  write,
);
