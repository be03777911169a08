import { z } from 'zod';
import { defineCall } from '../call.ts';
import { leftCartSchema, leftCartStates, leftCartSumSchema } from '../models/left-cart.ts';
import { listCountSchema, listQueryFields } from '../models/list-query.ts';
import { staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const path = '/api/sites/:identifier/left-carts';
const reads = { access: { permission: 'view-orders' } } as const;
const filter = { state: z.enum(leftCartStates).optional(), search: listQueryFields.search };

/** The latest first; `search` is a part of an address. */
export const listLeftCarts = defineCall(
  `GET ${path}`,
  'Carts that were left with an email, and what became of them',
  {
    params: staffSiteParams,
    query: z.object({ ...filter, after: listQueryFields.after, limit: listQueryFields.limit }),
    answer: z.object({
      carts: z.array(leftCartSchema),
      after: z.string().optional(),
      count: listCountSchema,
    }),
  },
  reads,
);

/** Of the carts that were left in the last days; without test orders, without what went back. */
export const sumLeftCarts = defineCall(
  `GET ${path}/sums`,
  'What carts that were left came to, and what reminders brought',
  {
    params: staffSiteParams,
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
    answer: z.object({
      currency: z.string(),
      left: leftCartSumSchema,
      reminded: leftCartSumSchema,
      /** Amounts of the orders. */
      recovered: leftCartSumSchema,
    }),
  },
  reads,
);

/** One line a cart. */
export const exportLeftCarts = defineCall(
  `GET ${path}/export`,
  'Carts that were left as CSV',
  { params: staffSiteParams, query: z.object(filter), file: 'text/csv' },
  reads,
);

/** Made of the latest cart, else of products of the shop. Nothing is sent. */
export const previewCartReminder = defineCall(
  `GET ${path}/example`,
  'A reminder as it would be written now',
  {
    params: staffSiteParams,
    answer: z.object({
      subject: z.string(),
      text: z.string(),
      /** False: nobody has left a cart yet, so that its products are an example. */
      isReal: z.boolean(),
    }),
  },
  reads,
);

/** @throws ApiError `reminder_refused` with the reason */
export const remindOfCartNow = defineCall(
  `POST ${path}/:id/mail`,
  'Remind somebody of their cart now',
  { params: staffSiteThingParams, answer: z.object({ mailedOn: z.number() }) },
  { access: { permission: 'send-mails' } },
);
