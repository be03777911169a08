import { z } from 'zod';
import {
  cursorQuery,
  idempotencyHeaders,
  modifiedQuery,
  paginationSchema,
} from '../../api/api-parts.ts';
import { defineCall } from '../../call.ts';
import { addressSchema } from '../../models/address.ts';
import { checkoutAnswerSchema } from '../../models/checkout-field.ts';
import { centsSchema, sumCentsSchema } from '../../models/money.ts';
import { makeTextSchema } from '../../models/plain-text.ts';
import { totalStepSchema } from '../../models/total-step.ts';
import { fulfillmentSchema, trackingUrlSchema } from '../fulfillments.ts';
import { itemUnitsSchema } from '../staff-site.ts';

const fulfillmentStatuses = [
  'pending',
  'partially_fulfilled',
  'ready_for_pickup',
  'fulfilled',
] as const;

/** As staff see them; programs know the carrier by another word. */
const {
  id,
  kind,
  state,
  items,
  carrier: carrierName,
  next: _next,
  ...tracking
} = fulfillmentSchema.shape;

/** An order as programs see it: with everything that its buyer typed. */
export const apiOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.int(),
  testMode: z.boolean(),
  status: z.string(),
  fulfillmentStatus: z.enum(fulfillmentStatuses),
  email: z.string(),
  createdOn: z.number(),
  /** When something last happened to it. */
  modifiedOn: z.number(),
  currency: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      variantId: z.string(),
      productType: z.int(),
      sku: z.string(),
      productName: z.string(),
      attributes: z.record(z.string(), z.string()),
      /** Answers to the form of the product. */
      additionalFields: z.unknown(),
      /** The same beside the questions of the form, as they were then. */
      answers: z.array(checkoutAnswerSchema),
      quantity: z.int(),
      unitPriceCents: sumCentsSchema,
    }),
  ),
  subtotalCents: sumCentsSchema,
  discountCents: sumCentsSchema,
  shippingCostCents: sumCentsSchema,
  /** All taxes, also those that prices hold. */
  taxCents: sumCentsSchema,
  grandTotalCents: sumCentsSchema,
  /** What went back so far. */
  refundedCents: sumCentsSchema,
  /** What staff added and is not paid yet. */
  dueCents: sumCentsSchema,
  /** Why the total is what it is; none for orders of old. */
  steps: z.array(totalStepSchema),
  shippingOptionName: z.string(),
  shippingAddress: addressSchema.nullable(),
  billingAddress: addressSchema.nullable(),
  fulfillments: z.array(z.object({ id, kind, state, items, carrierName, ...tracking })),
});

/** What changed last comes first. */
export const listApiOrders = defineCall(
  'GET /api/1.0/commerce/orders',
  'Orders, a page at a time',
  {
    query: modifiedQuery.extend({
      fulfillmentStatus: z.enum(fulfillmentStatuses).optional(),
      /** Id of a profile. */
      customerId: z.string().max(500).optional(),
    }),
    answer: z.object({ result: z.array(apiOrderSchema), pagination: paginationSchema }),
  },
  { access: { scope: 'orders:read' } },
);

const orderParams = z.object({ orderId: z.string().min(1).max(64) });

/** By its id, not its number. */
export const getApiOrder = defineCall(
  'GET /api/1.0/commerce/orders/:orderId',
  'One order',
  { params: orderParams, answer: apiOrderSchema },
  { access: { scope: 'orders:read' } },
);

/** The buyer is told by mail. The same `Idempotency-Key` is one shipment. */
export const fulfillApiOrder = defineCall(
  'POST /api/1.0/commerce/orders/:orderId/fulfillments',
  'Notes that units of an order were sent: those named, or all that are open',
  {
    params: orderParams,
    headers: idempotencyHeaders,
    body: z.object({
      items: z.array(itemUnitsSchema).min(1).max(200).optional(),
      carrierName: makeTextSchema(100).default(''),
      trackingNumber: makeTextSchema(100).default(''),
      trackingUrl: trackingUrlSchema.default(''),
    }),
    answer: apiOrderSchema,
  },
  { access: { scope: 'orders:write' } },
);

/** What was paid for an order, by what, and what of it went back. */
export const apiTransactionSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.int(),
  testMode: z.boolean(),
  createdOn: z.number(),
  modifiedOn: z.number(),
  status: z.string(),
  currency: z.string(),
  amountCents: sumCentsSchema,
  taxCents: sumCentsSchema,
  refundedCents: sumCentsSchema,
  payments: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      provider: z.string(),
      amountCents: sumCentsSchema,
      refundedCents: sumCentsSchema,
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['due', 'done', 'failed']),
      amountCents: centsSchema,
      taxCents: centsSchema,
      createdOn: z.number(),
      doneOn: z.number().nullable(),
    }),
  ),
});

/** One for each order; what changed last comes first. */
export const listApiTransactions = defineCall(
  'GET /api/1.0/commerce/transactions',
  'Payments and refunds, a page at a time',
  {
    query: modifiedQuery,
    answer: z.object({ documents: z.array(apiTransactionSchema), pagination: paginationSchema }),
  },
  { access: { scope: 'transactions:read' } },
);

/** Somebody who bought. */
export const apiProfileSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Orders that were not canceled. */
  orderCount: z.int(),
  groups: z.array(z.string()),
  isTaxExempt: z.boolean(),
});

/** By email. */
export const listApiProfiles = defineCall(
  'GET /api/1.0/profiles',
  'Customers, a page at a time',
  {
    query: cursorQuery,
    answer: z.object({ profiles: z.array(apiProfileSchema), pagination: paginationSchema }),
  },
  { access: { scope: 'profiles:read' } },
);
