import { z } from 'zod';
import { sumCentsSchema } from '../models/money.ts';
import { returnStateSchema } from '../models/return-state.ts';
import { orderConfirmedPageSchema } from './order-confirmed-page.ts';

const returnUnitsSchema = z.object({
  id: z.string(),
  name: z.string(),
  variant: z.string(),
  quantity: z.int(),
});

/** Units that were sent, or lie ready. */
const shipmentSchema = z.object({
  id: z.string(),
  state: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  items: z.array(
    z.object({
      /** Of the item of the order. */
      id: z.string(),
      name: z.string(),
      /** `Blue, Large`. */
      variant: z.string(),
      quantity: z.int(),
    }),
  ),
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
  /** How it comes to its buyer; `none`: there is nothing to send, as of a donation or downloads. */
  delivery: z.enum(['ship', 'pickup', 'none']),
  shipments: z.array(shipmentSchema),
  refunds: z.array(refundSchema),
  refundedCents: sumCentsSchema,
  /** What staff added and is not paid yet, and where that is done; null: nothing. */
  rest: z.object({ amountCents: sumCentsSchema, url: z.string() }).nullable(),
  /** Address of the page itself. */
  statusUrl: z.string(),
  /** What its buyer may still ask to return. */
  returnable: z.array(returnUnitsSchema),
  returns: z.array(
    z.object({
      id: z.string(),
      state: returnStateSchema,
      createdOn: z.number(),
      items: z.array(returnUnitsSchema),
      /** True while its buyer may withdraw it. */
      isCancelable: z.boolean(),
    }),
  ),
  /** For the next return: the same id twice is one. */
  newReturnId: z.string(),
  /** Why the last form was refused; empty when it was not. */
  refusal: z.string(),
  /** Of the site: days are told in it. */
  timeZone: z.string(),
});

/** See {@link orderStatusPageSchema}. */
export type OrderStatusPage = z.infer<typeof orderStatusPageSchema>;
