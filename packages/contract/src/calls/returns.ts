import { z } from 'zod';
import { defineCall } from '../call.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { returnReasonSchema } from '../models/return-reason.ts';
import { returnStateSchema } from '../models/return-state.ts';
import { itemUnitsSchema, staffOrderParams } from './staff-site.ts';

/** Goods that come back, as one return. */
export const returnSchema = z.object({
  id: z.string(),
  state: returnStateSchema,
  openedBy: z.enum(['buyer', 'staff']),
  reason: returnReasonSchema,
  note: z.string(),
  items: z.array(itemUnitsSchema),
  restocked: z.array(itemUnitsSchema),
  /** What may follow. */
  next: z.array(returnStateSchema),
  /** Epoch milliseconds. */
  createdOn: z.number(),
});

const answer = z.object({ returns: z.array(returnSchema) });

/** Goods that come back. */
export const listReturns = defineCall(
  'GET /api/sites/:identifier/orders/:number/returns',
  'Returns of an order',
  { params: staffOrderParams, answer },
  { access: { permission: 'view-orders' } },
);

/** It is approved at once; the buyer is told by mail. */
export const openReturn = defineCall(
  'POST /api/sites/:identifier/orders/:number/returns',
  'Opens a return of units that were handed over',
  {
    params: staffOrderParams,
    body: z.object({
      /** The same id twice is one. */
      requestId: z.string().min(1).max(64),
      items: z.array(itemUnitsSchema).min(1).max(200),
      reason: returnReasonSchema,
      note: makeTextSchema(1000).default(''),
    }),
    answer,
  },
  { access: { permission: 'edit-orders' } },
);

const params = staffOrderParams.extend({ returnId: z.string().min(1).max(64) });

/** What the state does not expect changes nothing. */
export const changeReturn = defineCall(
  'POST /api/sites/:identifier/orders/:number/returns/:returnId/state',
  'Tells what became of a return, and puts units of it back into the stock',
  {
    params,
    body: z.object({
      event: z.enum(['approved', 'declined', 'canceled', 'received', 'inspected', 'closed']),
      restock: z.array(itemUnitsSchema).max(200).default([]),
    }),
    answer,
  },
  { access: { permission: 'edit-orders' } },
);

/** Its units at what they were charged, once. */
export const refundReturn = defineCall(
  'POST /api/sites/:identifier/orders/:number/returns/:returnId/refund',
  'Gives the money of an inspected return back',
  { params, body: z.object({ isShippingRefunded: z.boolean().default(false) }), answer },
  { access: { permission: 'refund-orders' } },
);
