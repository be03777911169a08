import { z } from 'zod';
import { defineCall } from '../call.ts';
import { webhookTopics, type WebhookTopic } from '../webhooks/webhook-messages.ts';
import { afterSchema, deletedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const access = { permission: 'manage-integrations' } as const;

const topicSchema = z.enum(webhookTopics as [WebhookTopic, ...WebhookTopic[]]);

/** Where the shop tells its news, and how that goes. */
export const webhookEndpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  topics: z.array(topicSchema),
  /** `off`: nothing is sent, by a person's wish or after days of failures. */
  state: z.enum(['active', 'off']),
  /** Epoch milliseconds, as all instants here: since when nothing has arrived; null while it does. */
  failingSince: z.number().nullable(),
  createdOn: z.number(),
});

/** What makes an endpoint. */
export const webhookEndpointDraftSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(1000),
  topics: z.array(topicSchema).min(1).max(webhookTopics.length),
});

/** See {@link webhookEndpointDraftSchema}. */
export type WebhookEndpointDraft = z.output<typeof webhookEndpointDraftSchema>;

const withSecret = z.object({ endpoint: webhookEndpointSchema, secret: z.string() });

/** A message on its way to an endpoint, with every try. */
export const webhookDeliverySchema = z.object({
  messageId: z.string(),
  topic: z.string(),
  createdOn: z.number(),
  state: z.enum(['pending', 'delivered', 'failed']),
  nextTryOn: z.number().nullable(),
  attempts: z.array(
    z.object({
      at: z.number(),
      /** HTTP status; null when no answer came. */
      status: z.int().nullable(),
      milliseconds: z.int(),
      /** The start of the answer, or why there was none. */
      answer: z.string(),
    }),
  ),
});

/** All of a site: they are few. */
export const listWebhookEndpoints = defineCall(
  'GET /api/sites/:identifier/webhook-endpoints',
  'Where the shop tells its news',
  { params: staffSiteParams, answer: z.object({ endpoints: z.array(webhookEndpointSchema) }) },
  { access },
);

/** The secret that its messages are signed with is in this answer and nowhere else. */
export const createWebhookEndpoint = defineCall(
  'POST /api/sites/:identifier/webhook-endpoints',
  'Tells news of the shop to an https address; the answer shows its secret for the only time',
  { params: staffSiteParams, body: webhookEndpointDraftSchema, answer: withSecret },
  { access },
);

/** What is left out stays. */
export const changeWebhookEndpoint = defineCall(
  'PATCH /api/sites/:identifier/webhook-endpoints/:id',
  'Changes an endpoint, or switches it on or off',
  {
    params: staffSiteThingParams,
    body: webhookEndpointDraftSchema.extend({ state: z.enum(['active', 'off']) }).partial(),
    answer: webhookEndpointSchema,
  },
  { access },
);

/** What was on its way goes with it. */
export const deleteWebhookEndpoint = defineCall(
  'DELETE /api/sites/:identifier/webhook-endpoints/:id',
  'Deletes an endpoint with its messages',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);

/** For a day messages carry a signature by either secret. */
export const rotateWebhookSecret = defineCall(
  'POST /api/sites/:identifier/webhook-endpoints/:id/secret',
  'Makes a new secret; the old one holds beside it for a day',
  { params: staffSiteThingParams, answer: withSecret },
  { access },
);

/** Answers which message it is. */
export const testWebhookEndpoint = defineCall(
  'POST /api/sites/:identifier/webhook-endpoints/:id/test',
  'Sends a message of the topic `ping`',
  { params: staffSiteThingParams, answer: z.object({ messageId: z.string() }) },
  { access },
);

/** The newest first, a page at a time. */
export const listWebhookDeliveries = defineCall(
  'GET /api/sites/:identifier/webhook-endpoints/:id/deliveries',
  'The log of an endpoint: messages with every try',
  {
    params: staffSiteThingParams,
    query: afterSchema,
    answer: z.object({ deliveries: z.array(webhookDeliverySchema), next: z.string().nullable() }),
  },
  { access },
);

const instant = z.int().min(0).max(8.64e15);

/** Messages are kept for 30 days. Each keeps its id. */
export const replayWebhooks = defineCall(
  'POST /api/sites/:identifier/webhook-endpoints/:id/replays',
  'Sends one message again, or all messages of its topics in a span of time',
  {
    params: staffSiteThingParams,
    body: z.union([
      z.object({ messageId: z.string().min(1).max(64) }),
      /** From `from` until before `until`; epoch milliseconds. */
      z.object({ from: instant, until: instant }),
    ]),
    answer: z.object({ replayed: z.int().min(0) }),
  },
  { access },
);
