import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  figureNames,
  periodComparisons,
  reportNames,
  reportUnits,
  reportViews,
} from '../models/reports.ts';
import { staffSiteParams } from './staff-site.ts';

/** Years of four digits that no calendar of ours ends in. */
export const daySchema = z.iso.date().refine((day) => day >= '1970-01-01' && day <= '2999-12-31');

/** Sums: more than one order may come to, and below zero where more went back than came. */
const sumSchema = z.int();

const figuresSchema = z.object({
  orders: sumSchema,
  units: sumSchema,
  returned: sumSchema,
  refunds: sumSchema,
  grossCents: sumSchema,
  discountCents: sumSchema,
  refundCents: sumSchema,
  netCents: sumSchema,
  shippingCents: sumSchema,
  taxCents: sumSchema,
  giftCardCents: sumSchema,
  totalCents: sumSchema,
  averageCents: sumSchema,
});

const askedShape = {
  /** First and last day, by the calendar of the shop. */
  from: daySchema,
  to: daySchema,
  /** What a line of the table of sales and a point of the plot are; larger where they are too many. */
  unit: z.enum(reportUnits).default('day'),
  /** Missing: the shop's. */
  currency: z.string().length(3).optional(),
  /** True: of test orders, and of nothing else. */
  isTest: z
    .enum(['true', 'false'])
    .default('false')
    .transform((told) => told === 'true'),
  /** Missing: the one that the report is about. */
  sort: z.enum(figureNames).optional(),
  direction: z.enum(['asc', 'desc']).default('desc'),
};

const periodSchema = z.object({ from: z.string(), to: z.string(), figures: figuresSchema });

/** A report of a period: its sums, its course, and its lines, a page at a time. */
export const getReport = defineCall(
  'GET /api/sites/:identifier/reports/:report',
  'What was sold, refunded, taxed and paid in a period',
  {
    params: staffSiteParams.extend({ report: z.enum(reportNames) }),
    query: z.object({
      ...askedShape,
      compare: z.enum(periodComparisons).default('none'),
      after: z.string().max(512).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({
      currency: z.string(),
      /** Those in which there were movements, and the shop's. */
      currencies: z.array(z.string()),
      testMode: z.boolean(),
      /** As it was used. */
      unit: z.enum(reportUnits),
      sort: z.enum(figureNames),
      period: periodSchema,
      /** Null: nothing is compared. */
      compared: periodSchema.nullable(),
      /** Without gaps; `compared` is the point of the same place in the other period. */
      series: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          figures: figuresSchema,
          compared: figuresSchema.nullable(),
        }),
      ),
      rows: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          detail: z.string(),
          figures: figuresSchema,
          compared: figuresSchema.nullable(),
        }),
      ),
      after: z.string().optional(),
    }),
  },
  { access: { permission: 'view-analytics' } },
);

/** All lines, with the numbers of the table, and those of the other period beside them. */
export const exportReport = defineCall(
  'GET /api/sites/:identifier/reports/:report/export',
  'A report of a period as CSV',
  {
    params: staffSiteParams.extend({ report: z.enum(reportNames) }),
    query: z.object({
      ...askedShape,
      compare: z.enum(periodComparisons).default('none'),
      /** Of sales there are steps alone. */
      view: z.enum(reportViews).default('lines'),
    }),
    file: 'text/csv',
  },
  { access: { permission: 'view-analytics' } },
);
