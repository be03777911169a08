import { z } from 'zod';
import { defineCall } from '../call.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { centsSchema, sumCentsSchema } from '../models/money.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import {
  repeatedHeaders,
  itemUnitsSchema,
  staffOrderParams,
  staffSiteParams,
  undoableShape,
} from './staff-site.ts';

const reason = makeTextSchema(500).default('');

/** What an item or shipping (`cart:shipping`) was charged, and what is kept of it. */
const partSchema = z.object({
  id: z.string(),
  quantity: z.int(),
  amountCents: centsSchema,
  keptQuantity: z.int(),
  keptCents: centsSchema,
});

const refundSchema = z.object({
  id: z.string(),
  /** Epoch milliseconds, as all instants here. */
  createdOn: z.number(),
  doneOn: z.number().nullable(),
  /** `edit`: it pays what an edit added; `unpaid`: nobody has to pay it any more. */
  source: z.enum(['staff', 'provider', 'edit', 'unpaid', 'credit']),
  status: z.enum(['due', 'done', 'failed']),
  amountCents: sumCentsSchema,
  taxCents: centsSchema,
  reason: z.string(),
});

const happeningSchema = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.string(),
  /** Null for what happened by itself. */
  actorName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

/** The money of an order and its life, as staff see them. */
export const orderMoneySchema = z.object({
  orderNumber: z.int(),
  status: z.string(),
  fulfillmentStatus: z.string(),
  testMode: z.boolean(),
  currency: z.string(),
  grandTotalCents: sumCentsSchema,
  /** What went back so far. */
  refundedCents: sumCentsSchema,
  /** What it comes to now: what was charged less all that goes, or went, off. */
  keptCents: sumCentsSchema,
  /** What of that an edit left to pay. */
  dueCents: sumCentsSchema,
  /** Counts edits; an edit names the one that was seen. */
  version: z.int(),
  parts: z.array(partSchema),
  refunds: z.array(refundSchema),
  timeline: z.array(happeningSchema),
});

const answer = orderMoneySchema;

/** What was charged, kept and given back, and what happened. */
export const getOrder = defineCall(
  'GET /api/sites/:identifier/orders/:number',
  'An order: what was charged and is kept, its refunds and its life',
  { params: staffOrderParams, answer },
  { access: { permission: 'view-orders' } },
);

/** What is to go back: units and amounts of single parts, or one amount of the whole order. */
export const refundOrderBody = z
  .object({
    /** The same id twice is one refund. */
    requestId: z.string().min(1).max(64),
    units: z.array(itemUnitsSchema).max(200).optional(),
    amounts: z
      .array(z.object({ id: z.string().max(64), amountCents: z.int().min(1) }))
      .max(200)
      .optional(),
    amountCents: z.int().min(1).optional(),
    /** Units that come back to the stock, by item. */
    restock: z.array(itemUnitsSchema).max(200).default([]),
    reason,
  })
  .refine(
    ({ units, amounts, amountCents }) =>
      (amountCents === undefined) !== (units === undefined && amounts === undefined),
    { path: ['amountCents'], message: checkoutMessages.refundUnclear },
  );

/** Units and amounts of single parts, or one amount of the whole order. */
export const refundOrder = defineCall(
  'POST /api/sites/:identifier/orders/:number/refunds',
  'Gives money of an order back: by units, by parts, or one amount; with or without restocking',
  {
    params: staffOrderParams,
    body: refundOrderBody,
    answer,
  },
  { access: { permission: 'refund-orders' } },
);

/** All that is kept goes back; what was not handed over may come back to the stock. */
export const cancelOrder = defineCall(
  'POST /api/sites/:identifier/orders/:number/cancel',
  'Calls a paid order off and gives back what is kept of its money',
  {
    params: staffOrderParams,
    body: z.object({ isRestocked: z.boolean().default(true), reason }),
    answer,
  },
  { access: { permission: 'refund-orders' } },
);

/** Money of a transfer came, or it will not come. */
export const settleOrder = defineCall(
  'POST /api/sites/:identifier/orders/:number/settlement',
  'Says of an order that is paid by transfer whether its money came',
  {
    params: staffOrderParams,
    body: z.object({ settlement: z.enum(['received', 'given-up']) }),
    answer,
  },
  { access: { permission: 'edit-orders' } },
);

/** A person saw to an order whose stock was short. */
export const resolveOrder = defineCall(
  'POST /api/sites/:identifier/orders/:number/resolve',
  'Lets an order go on whose money came when its stock was gone',
  { params: staffOrderParams, answer },
  { access: { permission: 'edit-orders' } },
);

/** For the people of the shop; the buyer never sees it. */
export const addOrderNote = defineCall(
  'POST /api/sites/:identifier/orders/:number/notes',
  'Adds a note to an order',
  {
    params: staffOrderParams,
    headers: repeatedHeaders,
    body: z.object({ text: makeTextSchema(2000).refine((text) => text.trim() !== '') }),
    answer: answer.extend(undoableShape),
  },
  { access: { permission: 'edit-orders' } },
);

const ledgerSchema = z.array(
  z.object({
    id: z.string(),
    at: z.number(),
    kind: z.string(),
    currency: z.string(),
    testMode: z.boolean(),
    /** They sum to zero; above zero is a debit. */
    entries: z.array(z.object({ account: z.string(), party: z.string(), amountCents: z.int() })),
  }),
);

/** Every movement of its money, in two or more accounts each. */
export const getOrderLedger = defineCall(
  'GET /api/sites/:identifier/orders/:number/ledger',
  'The ledger of an order',
  { params: staffOrderParams, answer: z.object({ transactions: ledgerSchema }) },
  { access: { permission: 'view-orders' } },
);

/** Of real money, or of tests. */
export const getLedgerSums = defineCall(
  'GET /api/sites/:identifier/ledger',
  'Sums of the ledger by account, of a time and of real or test orders',
  {
    params: staffSiteParams,
    query: z.object({
      /** Epoch milliseconds; from this on, and before that. */
      from: z.coerce.number().int().min(0).max(8.64e15).optional(),
      to: z.coerce.number().int().min(0).max(8.64e15).optional(),
      testMode: z.enum(['true', 'false']).default('false'),
    }),
    answer: z.object({
      sums: z.array(
        z.object({
          account: z.string(),
          label: z.string(),
          party: z.string(),
          currency: z.string(),
          amountCents: z.int(),
        }),
      ),
    }),
  },
  { access: { permission: 'view-orders' } },
);
