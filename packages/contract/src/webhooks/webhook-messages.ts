/**
 * What a shop tells endpoints that are subscribed. Messages hold ids and amounts and no personal
 * data: who needs more asks by a key that has the scope. They are signed after the Standard Webhooks
 * specification, come at least once and in no certain order; `webhook-id` is the same in every
 * delivery of a message.
 */
import { z } from 'zod';
import type { ApiScope } from '../api/scopes.ts';
import { centsSchema, sumCentsSchema } from '../models/money.ts';

const orderSchema = z.object({
  orderId: z.string(),
  orderNumber: z.int(),
  /** True for what took no real money. */
  testMode: z.boolean(),
});

const paymentSchema = z.object({
  paymentId: z.string(),
  amountCents: centsSchema,
  currency: z.string(),
  testMode: z.boolean(),
});

/** Its id is that of the profiles. */
const customerSchema = z.object({ customerId: z.string() });

const productSchema = z.object({ productId: z.string() });

/** Topic → what its message tells. */
export const webhookMessages = {
  /** An order stands; its money may come later. */
  'order.placed': orderSchema.extend({
    currency: z.string(),
    grandTotalCents: sumCentsSchema,
  }),
  /** Money and stock are there: what was bought may be handed over. Once in the life of an order. */
  'order.paid': orderSchema,
  'order.canceled': orderSchema,
  /** A refund went back, all or a part. */
  'order.refunded': orderSchema.extend({
    refundId: z.string(),
    currency: z.string(),
    amountCents: centsSchema,
    /** All that went back so far. */
    refundedCents: sumCentsSchema,
  }),
  /** Units were sent, or lie ready to be fetched. */
  'order.fulfilled': orderSchema.extend({
    fulfillmentId: z.string(),
    kind: z.enum(['shipment', 'pickup']),
  }),
  /** Anything else that stands in its timeline, such as `fulfillment-changed`. */
  'order.updated': orderSchema.extend({ change: z.string() }),
  'payment.paid': paymentSchema,
  'payment.failed': paymentSchema,
  'payment.refunded': paymentSchema.extend({ refundId: z.string(), refundedCents: sumCentsSchema }),
  'payment.disputed': paymentSchema.extend({ status: z.enum(['open', 'won', 'lost']) }),
  /** Units were set, or came to zero or rose from it. */
  'stock.changed': z.object({ variantIds: z.array(z.string()) }),
  /** Somebody bought for the first time, made an account, or was given terms. */
  'customer.created': customerSchema,
  /** Staff set other terms: groups, tax. */
  'customer.updated': customerSchema,
  /** An account went that had neither orders nor terms. */
  'customer.deleted': customerSchema,
  'product.created': productSchema,
  'product.updated': productSchema,
  'product.deleted': productSchema,
  /** Visitors see a review that they did not see before. */
  'review.published': z.object({ reviewId: z.string(), productId: z.string() }),
  /** Sent when somebody asks for it, to one endpoint, whatever it is subscribed to. */
  ping: z.object({ text: z.string() }),
} as const satisfies Record<string, z.ZodType>;

type AnyTopic = keyof typeof webhookMessages;

/** What an endpoint may be subscribed to. */
export type WebhookTopic = Exclude<AnyTopic, 'ping'>;

/** Every {@link WebhookTopic}. */
export const webhookTopics = Object.keys(webhookMessages).filter(
  (topic): topic is WebhookTopic => topic !== 'ping',
);

const scopeByArea = {
  order: 'orders:read',
  payment: 'transactions:read',
  stock: 'inventory:read',
  product: 'products:read',
  review: 'products:read',
  customer: 'profiles:read',
} as const satisfies Record<string, ApiScope>;

type Area = keyof typeof scopeByArea;

/** What a key must be allowed to read to be told of a topic. */
export function scopeOfTopic(topic: WebhookTopic): ApiScope {
  const [area] = topic.split('.') as [Area];
  return scopeByArea[area];
}

/** What the message of a topic tells. */
export type WebhookData<Topic extends AnyTopic> = z.input<(typeof webhookMessages)[Topic]>;

/** The body of a delivery. */
export const webhookBodySchema = z.object({
  type: z.enum(Object.keys(webhookMessages) as [AnyTopic, ...AnyTopic[]]),
  /** When it happened, ISO 8601. */
  timestamp: z.iso.datetime(),
  data: z.unknown(),
});
