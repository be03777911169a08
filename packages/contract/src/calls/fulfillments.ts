import { z } from 'zod';
import { defineCall } from '../call.ts';
import { makeTextSchema } from '../models/plain-text.ts';

const orderParams = z.object({
  identifier: z.string().min(1).max(63),
  number: z.coerce.number().int().min(1).max(1e12),
});
const unitsSchema = z.object({ id: z.string().max(64), quantity: z.int().min(1) });

/** Only addresses of the web: it becomes a link. */
export const trackingUrlSchema = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/ }).max(1000),
]);

const answer = z.object({
  fulfillments: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['shipment', 'pickup']),
      state: z.enum(['shipped', 'delivered', 'ready', 'picked-up', 'canceled']),
      items: z.array(unitsSchema),
      carrier: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z.string(),
      /** Epoch milliseconds. */
      createdOn: z.number(),
    }),
  ),
});

/** What of an order was sent, or lies ready. */
export const listFulfillments = defineCall(
  'GET /api/sites/:identifier/orders/:number/fulfillments',
  'What of an order was sent or lies ready',
  { params: orderParams, answer },
  { access: { permission: 'view-orders' } },
);

/** The buyer is told by mail, once. */
export const addFulfillment = defineCall(
  'POST /api/sites/:identifier/orders/:number/fulfillments',
  'Notes that units of an order were sent, or lie ready for pick-up',
  {
    params: orderParams,
    body: z.object({
      /** The same id twice is one. */
      requestId: z.string().min(1).max(64),
      kind: z.enum(['shipment', 'pickup']),
      items: z.array(unitsSchema).min(1).max(200),
      carrier: makeTextSchema(100).default(''),
      trackingNumber: makeTextSchema(100).default(''),
      trackingUrl: trackingUrlSchema.default(''),
    }),
    answer,
  },
  { access: { permission: 'edit-orders' } },
);

/** What the state does not expect changes nothing. */
export const changeFulfillment = defineCall(
  'POST /api/sites/:identifier/orders/:number/fulfillments/:fulfillmentId/state',
  'Tells what became of a parcel or a pick-up',
  {
    params: orderParams.extend({ fulfillmentId: z.string().min(1).max(64) }),
    body: z.object({ event: z.enum(['delivered', 'picked-up', 'canceled']) }),
    answer,
  },
  { access: { permission: 'edit-orders' } },
);
