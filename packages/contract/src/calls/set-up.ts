import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffSiteParams } from './staff-site.ts';

/** What a shop needs before it can sell, in the order in which it is best done. */
export const setUpTasks = [
  'product',
  'shipping',
  'payment',
  'taxes',
  /** Somebody orders, be it with a test card. */
  'sale',
  /** A way to pay that takes real money. */
  'money',
  'address',
  'policies',
  'logo',
  'mail',
  'password',
  'domain',
] as const;

/** One of {@link setUpTasks}. */
export type SetUpTask = (typeof setUpTasks)[number];

/** Looked up each time: nobody ticks anything. */
export const getSetUp = defineCall(
  'GET /api/sites/:identifier/set-up',
  'What a shop still lacks before its first sale',
  {
    params: staffSiteParams,
    answer: z.object({
      /** Whether an order was paid: with a test card alone, or a real one. Then nothing is told. */
      sold: z.enum(['no', 'trial', 'real']),
      /** Whether some way to pay takes real money. */
      takesMoney: z.boolean(),
      /** `idle`: there is none, and there need not be one. */
      tasks: z.array(
        z.object({ task: z.enum(setUpTasks), state: z.enum(['done', 'missing', 'idle']) }),
      ),
    }),
  },
  { access: { permission: 'view-back-office' } },
);
