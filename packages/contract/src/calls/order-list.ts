import { z } from 'zod';
import { defineCall } from '../call.ts';
import { centsSchema, sumCentsSchema } from '../models/money.ts';
import {
  orderChannels,
  orderFulfillmentStates,
  orderKinds,
  orderPaymentStates,
} from '../models/order-states.ts';
import { figureNames, reportNames } from '../models/reports.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams } from './staff-site.ts';

const flag = z.enum(['true', 'false']).transform((told) => told === 'true');
const instant = z.coerce.number().int().min(0).max(8.64e15);

/** Which orders; what is left out does not matter. */
export const orderFilterShape = {
  /** Beginnings of words: of a number, an email, a name or a SKU. All of them must be there. */
  search: makeTextSchema(200).optional(),
  payment: z.enum(orderPaymentStates).optional(),
  fulfillment: z.enum(orderFulfillmentStates).optional(),
  channel: z.enum(orderChannels).optional(),
  kind: z.enum(orderKinds).optional(),
  isTest: flag.optional(),
  /** True: an edit left something to pay. */
  hasRest: flag.optional(),
  /** True: the money came when the stock was gone, and a person decides. */
  needsPerson: flag.optional(),
  /** True: paid goods of which something is still to be sent. */
  toSend: flag.optional(),
  /** Epoch milliseconds; from this on, and before that. */
  from: instant.optional(),
  to: instant.optional(),
  /** Id of a product that was bought. */
  product: z.string().max(64).optional(),
  /** Id of a customer. */
  customer: z.string().max(64).optional(),
  /** The orders behind a number of a report: all of these together. */
  report: z.enum(reportNames).optional(),
  reportFigure: z.enum(figureNames).optional(),
  /** A line of the report; missing: all of them. */
  reportKey: z.string().max(400).optional(),
  /** First and last day, by the calendar of the shop. */
  reportFrom: z.iso.date().optional(),
  reportTo: z.iso.date().optional(),
  reportCurrency: z.string().length(3).optional(),
  /** Paid orders whose cart a visitor began on these days, by the calendar of the shop. */
  cartFrom: z.iso.date().optional(),
  cartTo: z.iso.date().optional(),
};

const lineSchema = z.object({
  number: z.int(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  email: z.string(),
  /** Of whom it goes to, or who pays; empty when nobody told. */
  name: z.string(),
  status: z.string(),
  paymentState: z.enum(orderPaymentStates),
  fulfillmentStatus: z.enum(orderFulfillmentStates),
  channel: z.enum(orderChannels),
  kind: z.enum(orderKinds),
  testMode: z.boolean(),
  currency: z.string(),
  grandTotalCents: sumCentsSchema,
  refundedCents: sumCentsSchema,
  /** What an edit left to pay. */
  dueCents: sumCentsSchema,
  /** Units that were bought. */
  units: z.int(),
});

/** By when they were placed or what they come to; the newest, or the dearest, first. */
export const listOrders = defineCall(
  'GET /api/sites/:identifier/orders',
  'Orders, searched, filtered and sorted, a page at a time',
  {
    params: staffSiteParams,
    query: z.object({
      ...orderFilterShape,
      sort: z.enum(['created', 'total']).default('created'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      /** Where the page begins: behind this one. */
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ orders: z.array(lineSchema), after: z.string().optional() }),
  },
  { access: { permission: 'view-orders' } },
);

/** What a list comes to: its count, which ends at 10,000, as do its sums. */
export const countOrders = defineCall(
  'GET /api/sites/:identifier/orders/count',
  'How many orders a list has',
  {
    params: staffSiteParams,
    query: z.object(orderFilterShape),
    answer: z.object({ count: z.int(), isMore: z.boolean() }),
  },
  { access: { permission: 'view-orders' } },
);

/** By currency, tests apart; what was called off does not count. */
export const sumOrders = defineCall(
  'GET /api/sites/:identifier/orders/sums',
  'What the orders of a list come to',
  {
    params: staffSiteParams,
    query: z.object(orderFilterShape),
    answer: z.object({
      /** More match than are added up; `sums` is empty then. Reports tell those of a period. */
      isMore: z.boolean(),
      sums: z.array(
        z.object({
          currency: z.string(),
          testMode: z.boolean(),
          orders: z.int(),
          totalCents: centsSchema,
          refundedCents: centsSchema,
          dueCents: centsSchema,
        }),
      ),
    }),
  },
  { access: { permission: 'view-orders' } },
);

/** All of the filter, not of a page. docs/decisions/100-orders-as-csv.md */
export const exportOrders = defineCall(
  'GET /api/sites/:identifier/orders/export',
  'The orders of a list as CSV, a row for each item',
  { params: staffSiteParams, query: z.object(orderFilterShape), file: 'text/csv' },
  { access: { permission: 'view-orders' } },
);
