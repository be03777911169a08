import { z } from 'zod';
import { defineCall } from '../call.ts';
import type { CheckoutStepName } from '../models/checkout-steps.ts';
import { periodComparisons } from '../models/reports.ts';
import { daySchema } from './reports.ts';
import { staffSiteParams } from './staff-site.ts';

const countsSchema = z.object({
  begun: z.int(),
  checkout: z.int(),
  address: z.int(),
  tried: z.int(),
  paid: z.int(),
} satisfies Record<CheckoutStepName, z.ZodInt>);
const periodSchema = z.object({ from: z.string(), to: z.string(), steps: countsSchema });

const askedShape = {
  /** First and last day on which carts were begun, by the calendar of the shop. */
  from: daySchema,
  to: daySchema,
  /** True: carts of test orders, and no others. */
  isTest: z
    .enum(['true', 'false'])
    .default('false')
    .transform((told) => told === 'true'),
};

/** Of the carts that visitors began in a period, how many came to each step until now. */
export const getCheckoutReport = defineCall(
  'GET /api/sites/:identifier/checkout-report',
  'How far carts came on the way to an order',
  {
    params: staffSiteParams,
    query: z.object({ ...askedShape, compare: z.enum(periodComparisons).default('none') }),
    answer: z.object({
      testMode: z.boolean(),
      /** The day of the first cart that was followed; null: none was yet. */
      since: z.string().nullable(),
      period: periodSchema,
      /** Null: nothing is compared. */
      compared: periodSchema.nullable(),
    }),
  },
  { access: { permission: 'view-analytics' } },
);

/** The same numbers, a line a step. */
export const exportCheckoutReport = defineCall(
  'GET /api/sites/:identifier/checkout-report/export',
  'How far carts came on the way to an order, as CSV',
  { params: staffSiteParams, query: z.object(askedShape), file: 'text/csv' },
  { access: { permission: 'view-analytics' } },
);
