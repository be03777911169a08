import { z } from 'zod';
import { defineCall } from '../call.ts';
import { centsSchema, sumCentsSchema } from '../models/money.ts';
import { orderEditSchema, orderEditStates } from '../models/order-edit.ts';
import { totalStepSchema } from '../models/total-step.ts';
import { orderMoneySchema } from './orders.ts';
import { staffOrderParams } from './staff-site.ts';

const answer = orderMoneySchema;

/** What an order comes to after an edit, and what of that is to be paid or given back. */
const previewSchema = z.object({
  /** To be sent with the edit: an order that changed meanwhile is refused. */
  version: z.int(),
  /** What comes in and what goes off, taxes in both. */
  addedCents: sumCentsSchema,
  takenCents: sumCentsSchema,
  /** Added less taken. */
  differenceCents: centsSchema,
  /** What is left to pay then, and what goes back or is credited. */
  dueCents: sumCentsSchema,
  backCents: sumCentsSchema,
  totalBeforeCents: sumCentsSchema,
  totalAfterCents: sumCentsSchema,
  /** Why; they sum to the total after. */
  steps: z.array(totalStepSchema),
});

/** Nothing is changed or held by looking. */
export const previewOrderEdit = defineCall(
  'POST /api/sites/:identifier/orders/:number/edits/preview',
  'What an order would come to after an edit, with the steps of that',
  {
    params: staffOrderParams,
    body: z.object({ content: orderEditSchema }),
    answer: previewSchema,
  },
  { access: { permission: 'edit-orders' } },
);

/** All of it or nothing. Giving money back asks for that permission too. */
export const editOrder = defineCall(
  'POST /api/sites/:identifier/orders/:number/edits',
  'Edits an order that was placed: units, lines, shipping, a discount, its address',
  {
    params: staffOrderParams,
    body: z.object({
      /** The same id twice is one edit. */
      requestId: z.string().min(1).max(64),
      version: z.int().min(0),
      /** The difference that was seen; another one now is refused. */
      expectedDifferenceCents: centsSchema,
      content: orderEditSchema,
      /** What is given back goes at once, or stays owed until somebody sends it. */
      refund: z.enum(['now', 'later']).default('now'),
      isMailed: z.boolean().default(true),
    }),
    answer,
  },
  { access: { permission: 'edit-orders' } },
);

/** One edit that was made. */
export const orderEditLineSchema = z.object({
  id: z.string(),
  /** Counts from 1. */
  number: z.int(),
  state: z.enum(orderEditStates),
  content: orderEditSchema,
  addedCents: sumCentsSchema,
  takenCents: sumCentsSchema,
  dueCents: sumCentsSchema,
  totalCents: sumCentsSchema,
  steps: z.array(totalStepSchema),
  madeBy: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  settledOn: z.number().nullable(),
});

/** The oldest first. */
export const listOrderEdits = defineCall(
  'GET /api/sites/:identifier/orders/:number/edits',
  'The edits of an order, each with the steps of what it came to',
  {
    params: staffOrderParams,
    answer: z.object({
      edits: z.array(orderEditLineSchema),
    }),
  },
  { access: { permission: 'view-orders' } },
);

/** What staff do about a rest that is due. */
export const restActions = ['paid', 'call-off', 'ship', 'mail'] as const;

/** One of {@link restActions}. */
export type RestAction = (typeof restActions)[number];

/**
 * `paid`: its money is there; `call-off`: what was added goes off again; `ship`: it may leave before
 * it is paid; `mail`: a new link goes to its buyer.
 */
export const settleOrderRest = defineCall(
  'POST /api/sites/:identifier/orders/:number/rest',
  'What becomes of the rest that an edit left to pay',
  { params: staffOrderParams, body: z.object({ action: z.enum(restActions) }), answer },
  { access: { permission: 'edit-orders' } },
);

/** To copy; it is shown once. Those of before go on working. */
export const makeRestLink = defineCall(
  'POST /api/sites/:identifier/orders/:number/rest/links',
  'Makes a link by which the rest of an order is paid',
  { params: staffOrderParams, answer: z.object({ url: z.string() }) },
  { access: { permission: 'edit-orders' } },
);

/** The second time nothing happens. */
export const sendOwedRefund = defineCall(
  'POST /api/sites/:identifier/orders/:number/refunds/:refundId/send',
  'Sends what an edit left owed to a buyer',
  { params: staffOrderParams.extend({ refundId: z.string().min(1).max(64) }), answer },
  { access: { permission: 'refund-orders' } },
);
