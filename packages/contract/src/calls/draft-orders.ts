import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cartLimits } from '../limits.ts';
import { cartSchema } from '../models/cart.ts';
import { draftOrderDays, draftOrderStates } from '../models/draft-order-states.ts';
import { draftOrderChangesSchema, draftOrderContentSchema } from '../models/draft-order.ts';
import { sumCentsSchema } from '../models/money.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { afterSchema, staffSiteParams, staffSiteThingParams, undoableShape } from './staff-site.ts';

const state = z.enum(draftOrderStates);

const lineSchema = z.object({
  id: z.string(),
  state,
  email: z.string(),
  /** Epoch milliseconds, as all instants here. */
  createdOn: z.number(),
  expiresOn: z.number(),
  /** Of the order that it became. */
  orderNumber: z.int().nullable(),
});

const answer = lineSchema.extend({
  content: draftOrderContentSchema,
  madeBy: z.string(),
  /** What it comes to now, with the steps; null once it became an order or has ended. */
  cart: cartSchema.nullable(),
});

const changed = answer.extend(undoableShape);

const days = z.int().min(1).max(draftOrderDays.most).default(draftOrderDays.usual);

/** The newest first. */
export const listDraftOrders = defineCall(
  'GET /api/sites/:identifier/draft-orders',
  'Orders that staff made and that are not paid, canceled or became orders',
  {
    params: staffSiteParams,
    query: afterSchema,
    answer: z.object({ drafts: z.array(lineSchema), next: z.string().nullable() }),
  },
  { access: { permission: 'view-orders' } },
);

/** What was agreed on, and what it comes to. */
export const getDraftOrder = defineCall(
  'GET /api/sites/:identifier/draft-orders/:id',
  'A draft of an order with its total and the steps of that',
  { params: staffSiteThingParams, answer },
  { access: { permission: 'view-orders' } },
);

/** Nothing is saved or held by looking. */
export const previewDraftOrder = defineCall(
  'POST /api/sites/:identifier/draft-orders/preview',
  'What a draft would come to, with the steps of that and the ways to ship it',
  {
    params: staffSiteParams,
    body: z.object({ content: draftOrderContentSchema }),
    answer: z.object({
      cart: cartSchema,
      /** Ways to ship that the shop has, also those that do not reach this address. */
      shippingOptions: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  },
  { access: { permission: 'edit-orders' } },
);

const sellableSchema = z.object({
  productId: z.string(),
  variantId: z.string(),
  title: z.string(),
  /** `Blue, Large`. */
  variant: z.string(),
  sku: z.string(),
  priceCents: sumCentsSchema,
});

/** Hidden ones too; plans not, as they have a checkout of their own. */
export const findVariantsToSell = defineCall(
  'POST /api/sites/:identifier/draft-orders/variants',
  'Variants that staff can put into an order: the first twenty by a text, or what `ids` names',
  {
    params: staffSiteParams,
    body: z.object({
      /** A part of the name of the product or of the SKU. */
      search: makeTextSchema(100).default(''),
      ids: z.array(z.string().max(64)).max(cartLimits.maxEntries).default([]),
    }),
    answer: z.object({ variants: z.array(sellableSchema) }),
  },
  { access: { permission: 'view-orders' } },
);

/** Nothing is held for it until somebody pays. */
export const makeDraftOrder = defineCall(
  'POST /api/sites/:identifier/draft-orders',
  'Makes a draft of an order',
  { params: staffSiteParams, body: z.object({ content: draftOrderContentSchema, days }), answer },
  { access: { permission: 'edit-orders' } },
);

/** All of it is replaced. Not while a payment for it is under way. */
export const changeDraftOrder = defineCall(
  'PUT /api/sites/:identifier/draft-orders/:id',
  'Changes what was agreed on, and until when it can be paid',
  {
    params: staffSiteThingParams,
    body: z.object({ content: draftOrderContentSchema, days }),
    answer: changed,
  },
  { access: { permission: 'edit-orders' } },
);

/**
 * Fields that two people changed refuse it. One that has ended begins anew for the usual days;
 * `days` count from now. Not while a payment for it is under way.
 */
export const editDraftOrder = defineCall(
  'PATCH /api/sites/:identifier/draft-orders/:id',
  'Changes fields of a draft, or until when it can be paid',
  {
    params: staffSiteThingParams,
    body: z.object({
      changes: draftOrderChangesSchema,
      days: z.int().min(1).max(draftOrderDays.most).optional(),
    }),
    answer: changed,
  },
  { access: { permission: 'edit-orders' } },
);

/** Its links work no longer. */
export const cancelDraftOrder = defineCall(
  'POST /api/sites/:identifier/draft-orders/:id/cancel',
  'Gives a draft up',
  { params: staffSiteThingParams, answer: changed },
  { access: { permission: 'edit-orders' } },
);

/** To copy; it is shown once. Those of before go on working. */
export const makePayLink = defineCall(
  'POST /api/sites/:identifier/draft-orders/:id/links',
  'Makes a link by which a draft is paid',
  { params: staffSiteThingParams, answer: z.object({ url: z.string() }) },
  { access: { permission: 'edit-orders' } },
);

/** To the email of the draft. */
export const sendPayLink = defineCall(
  'POST /api/sites/:identifier/draft-orders/:id/mails',
  'Mails a link by which a draft is paid, with some words',
  {
    params: staffSiteThingParams,
    body: z.object({ message: makeTextSchema(2000).default('') }),
    answer,
  },
  { access: { permission: 'edit-orders' } },
);

/** Its money is there already, or it comes by invoice. */
export const settleDraftOrder = defineCall(
  'POST /api/sites/:identifier/draft-orders/:id/settlement',
  'Makes an order of a draft without its buyer: paid by hand, or to be paid by invoice',
  {
    params: staffSiteThingParams,
    body: z.object({
      settlement: z.enum(['paid', 'invoice']),
      /** The total that was seen; another one now is refused. */
      expectedTotalCents: sumCentsSchema,
    }),
    answer,
  },
  { access: { permission: 'edit-orders' } },
);
