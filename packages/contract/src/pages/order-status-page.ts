import { z } from 'zod';
import { sumCentsSchema } from '../models/money.ts';
import { orderConfirmedPageSchema } from './order-confirmed-page.ts';

/** Units that were sent, or lie ready. */
const shipmentSchema = z.object({
  id: z.string(),
  state: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  items: z.array(z.object({ name: z.string(), quantity: z.int() })),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
});

const refundSchema = z.object({
  id: z.string(),
  createdOn: z.number(),
  isDone: z.boolean(),
  amountCents: sumCentsSchema,
});

/** Everything the page of an order is drawn from; whoever has the link alone sees no more than before. */
export const orderStatusPageSchema = orderConfirmedPageSchema.extend({
  shipments: z.array(shipmentSchema),
  refunds: z.array(refundSchema),
  refundedCents: sumCentsSchema,
});

/** See {@link orderStatusPageSchema}. */
export type OrderStatusPage = z.infer<typeof orderStatusPageSchema>;
