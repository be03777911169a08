import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sumCentsSchema } from '../models/money.ts';
import { staffOrderParams } from './staff-site.ts';

/** An invoice or a credit note. */
export const paperSchema = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  /** Epoch milliseconds. */
  issuedOn: z.number(),
  totalCents: sumCentsSchema,
});

const papersAnswer = z.object({ papers: z.array(paperSchema) });

const fileSchema = z.object({
  fileName: z.string(),
  mediaType: z.literal('application/pdf'),
  base64: z.string(),
});

/** In the order in which they were issued. */
export const listPapers = defineCall(
  'GET /api/sites/:identifier/orders/:number/papers',
  'Invoices and credit notes of an order',
  { params: staffOrderParams, answer: papersAnswer },
  { access: { permission: 'view-orders' } },
);

/** They are issued by themselves; this is for orders of before, or whose invoice waits for money. */
export const issuePapers = defineCall(
  'POST /api/sites/:identifier/orders/:number/papers',
  'Issues the invoice of an order and the credit notes of its refunds, where they are missing',
  { params: staffOrderParams, answer: papersAnswer },
  { access: { permission: 'edit-orders' } },
);

/** The same paper each time, made of what was kept when it was issued. */
export const getPaper = defineCall(
  'GET /api/sites/:identifier/orders/:number/papers/:id',
  'An invoice or a credit note as a PDF',
  { params: staffOrderParams.extend({ id: z.string().min(1).max(64) }), answer: fileSchema },
  { access: { permission: 'view-orders' } },
);

/** What is still to be handed over, without prices; a list for picking follows. */
export const getPackingSlip = defineCall(
  'GET /api/sites/:identifier/orders/:number/packing-slip',
  'The packing slip of an order, or of one of its parcels, as a PDF',
  {
    params: staffOrderParams,
    query: z.object({ fulfillmentId: z.string().max(64).optional() }),
    answer: fileSchema,
  },
  { access: { permission: 'view-orders' } },
);
