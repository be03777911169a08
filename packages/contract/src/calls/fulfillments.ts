import { z } from 'zod';
import { defineCall } from '../call.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { itemUnitsSchema, staffOrderParams } from './staff-site.ts';

/** Only addresses of the web: it becomes a link. */
export const trackingUrlSchema = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/ }).max(1000),
]);

const fulfillmentEventSchema = z.enum(['delivered', 'picked-up', 'canceled']);

/** What was sent together, or lies ready together. */
export const fulfillmentSchema = z.object({
  id: z.string(),
  kind: z.enum(['shipment', 'pickup']),
  state: z.enum(['shipped', 'delivered', 'ready', 'picked-up', 'canceled']),
  /** What may follow. */
  next: z.array(fulfillmentEventSchema),
  items: z.array(itemUnitsSchema),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
});

const answer = z.object({ fulfillments: z.array(fulfillmentSchema) });

/** What of an order was sent, or lies ready. */
export const listFulfillments = defineCall(
  'GET /api/sites/:identifier/orders/:number/fulfillments',
  'What of an order was sent or lies ready',
  { params: staffOrderParams, answer },
  { access: { permission: 'view-orders' } },
);

/** The buyer is told by mail, once. */
export const addFulfillment = defineCall(
  'POST /api/sites/:identifier/orders/:number/fulfillments',
  'Notes that units of an order were sent, or lie ready for pick-up',
  {
    params: staffOrderParams,
    body: z.object({
      /** The same id twice is one. */
      requestId: z.string().min(1).max(64),
      kind: z.enum(['shipment', 'pickup']),
      items: z.array(itemUnitsSchema).min(1).max(200),
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
    params: staffOrderParams.extend({ fulfillmentId: z.string().min(1).max(64) }),
    body: z.object({ event: fulfillmentEventSchema }),
    answer,
  },
  { access: { permission: 'edit-orders' } },
);
