/**
 * What automation services ask again and again: a bare array, the newest first, each with an `id` that
 * comes once. Who asks remembers the ids and acts for new ones alone.
 */
import { z } from 'zod';
import type { ApiScope } from '../../api/scopes.ts';
import { defineCall } from '../../call.ts';
import { apiLimits } from '../../request-limits.ts';
import { sumCentsSchema } from '../../models/money.ts';
import { apiOrderSchema, apiProfileSchema } from './orders.ts';

const query = z.object({
  limit: z.coerce.number().int().min(1).max(apiLimits.pageSize).default(apiLimits.pageSize),
  /**
   * `true` while somebody sets an automation up: where there is nothing yet, the answer is one made-up
   * sample, whose `id` is `sample`. Never send it when polling.
   */
  sample: z.enum(['true', 'false']).default('false'),
});

const reads = (scope: ApiScope) => ({ access: { scope } }) as const;

/** Every order, also tests: `testMode` tells. */
export const pollNewOrders = defineCall(
  'GET /api/1.0/triggers/new_order',
  'New orders, the newest first, for automations that poll',
  { query, answer: z.array(apiOrderSchema) },
  reads('orders:read'),
);

/** Something of an order that was handed over; `id` is that of the shipment or pickup. */
export const pollFulfilledOrders = defineCall(
  'GET /api/1.0/triggers/order_fulfilled',
  'Shipments and pickups, the newest first, for automations that poll',
  {
    query,
    answer: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        carrierName: z.string(),
        trackingNumber: z.string(),
        trackingUrl: z.string(),
        createdOn: z.number(),
        /** Nothing of the order is open any more. */
        isWholeOrder: z.boolean(),
        order: apiOrderSchema,
      }),
    ),
  },
  reads('orders:read'),
);

/** Money that went back; a refund by two ways to pay is two. */
export const pollRefunds = defineCall(
  'GET /api/1.0/triggers/order_refunded',
  'Refunds that are done, the newest first, for automations that poll',
  {
    query,
    answer: z.array(
      z.object({
        id: z.string(),
        amountCents: sumCentsSchema,
        currency: z.string(),
        reason: z.string(),
        doneOn: z.number(),
        order: apiOrderSchema,
      }),
    ),
  },
  reads('orders:read'),
);

/** Who is in the list of customers for the first time. */
export const pollNewProfiles = defineCall(
  'GET /api/1.0/triggers/new_profile',
  'New customers, the newest first, for automations that poll',
  { query, answer: z.array(apiProfileSchema.extend({ createdOn: z.number() })) },
  reads('profiles:read'),
);

/** Answers to forms of pages; `fields` has them by question, the last of two that are called the same. */
export const pollFormAnswers = defineCall(
  'GET /api/1.0/triggers/new_form_answer',
  'New answers to forms, the newest first, for automations that poll',
  {
    query: query.extend({ formId: z.string().max(64).optional() }),
    answer: z.array(
      z.object({
        id: z.string(),
        formId: z.string(),
        formName: z.string(),
        fields: z.record(z.string(), z.string()),
        answers: z.array(z.object({ title: z.string(), text: z.string() })),
        pageTitle: z.string(),
        pagePath: z.string(),
        sentOn: z.number(),
      }),
    ),
  },
  reads('forms:read'),
);

/**
 * Variants that ran low, as the variant says, else the shop. What was stocked again comes with another
 * `id` once it runs low again, if somebody asked in between.
 */
export const pollLowStock = defineCall(
  'GET /api/1.0/triggers/low_stock',
  'Variants that ran low, the newest first, for automations that poll',
  {
    query,
    answer: z.array(
      z.object({
        id: z.string(),
        variantId: z.string(),
        productId: z.string(),
        productName: z.string(),
        variantName: z.string(),
        sku: z.string(),
        quantity: z.int(),
        /** Since when it is known to be low. */
        since: z.number(),
      }),
    ),
  },
  reads('inventory:read'),
);
