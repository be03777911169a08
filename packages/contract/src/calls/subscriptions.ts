import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sumCentsSchema } from '../models/money.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams } from './staff-site.ts';

const subscriptionParams = staffSiteParams.extend({ subscriptionId: z.string().min(1).max(64) });
const actionSchema = z.enum(['pause', 'resume', 'skip', 'cancel']);

/** Where a subscription is in its life. */
export const subscriptionStatuses = [
  'active',
  'past-due',
  'paused',
  'completed',
  'canceled',
] as const;

const statusSchema = z.enum(subscriptionStatuses);

/** A subscription as staff see it. Instants are epoch milliseconds. */
export const subscriptionSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  email: z.string(),
  title: z.string(),
  status: statusSchema,
  isTest: z.boolean(),
  currency: z.string(),
  /** Of one unit. */
  priceCents: sumCentsSchema,
  /** Of a whole period with shipping and tax. */
  periodCents: sumCentsSchema,
  billingPeriod: z.object({ value: z.int().positive(), unit: z.enum(['WEEK', 'MONTH', 'YEAR']) }),
  /** 0: until it is stopped. */
  numBillingCycles: z.int().nonnegative(),
  cyclesBilled: z.int().nonnegative(),
  /** Tries of the open period that failed. */
  failures: z.int().nonnegative(),
  startedOn: z.number(),
  nextBillingOn: z.number().nullable(),
  endedOn: z.number().nullable(),
  endReason: z.string(),
  methodLabel: z.string(),
  /** What may be done with it now. */
  actions: z.array(actionSchema),
});

/** The newest first. */
export const listSubscriptions = defineCall(
  'GET /api/sites/:identifier/subscriptions',
  'Subscriptions of a site',
  {
    params: staffSiteParams,
    query: z.object({
      /** How the email of whoever pays begins. */
      search: makeTextSchema(200).optional(),
      status: statusSchema.optional(),
      after: z.string().max(64).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({
      subscriptions: z.array(subscriptionSchema),
      /** For the next page; missing on the last. */
      after: z.string().optional(),
    }),
  },
  { access: { permission: 'view-orders' } },
);

/** One of them. */
export const getSubscription = defineCall(
  'GET /api/sites/:identifier/subscriptions/:subscriptionId',
  'A subscription',
  { params: subscriptionParams, answer: z.object({ subscription: subscriptionSchema }) },
  { access: { permission: 'view-orders' } },
);

/** Pauses, resumes, skips the next period or cancels; the buyer is told by mail. */
export const changeSubscription = defineCall(
  'POST /api/sites/:identifier/subscriptions/:subscriptionId/actions',
  'Pause, resume, skip or cancel a subscription',
  {
    params: subscriptionParams,
    body: z.object({ action: actionSchema }),
    answer: z.object({ subscription: subscriptionSchema }),
  },
  { access: { permission: 'edit-orders' } },
);

/** What it may become; empty when its product is sold no more. */
export const listSubscriptionOffers = defineCall(
  'GET /api/sites/:identifier/subscriptions/:subscriptionId/offers',
  'What a subscription may become',
  {
    params: subscriptionParams,
    answer: z.object({
      offers: z.array(
        z.object({
          /** Names exactly this offer: another price is another key. */
          key: z.string(),
          label: z.string(),
          priceCents: sumCentsSchema,
          /** Of a whole period with shipping and tax. */
          periodCents: sumCentsSchema,
          isCurrent: z.boolean(),
          /** False: it begins with the next period. */
          mayBeginNow: z.boolean(),
        }),
      ),
    }),
  },
  { access: { permission: 'view-orders' } },
);

/**
 * Makes it another one: at once, with what is left of the paid period credited, or with the next
 * period; `keep` takes back what was to come. The buyer is told by mail.
 */
export const changeSubscriptionPlan = defineCall(
  'POST /api/sites/:identifier/subscriptions/:subscriptionId/plan',
  'Change what a subscription is about',
  {
    params: subscriptionParams,
    body: z.object({
      when: z.enum(['now', 'next', 'keep']),
      offerKey: z.string().max(200).default(''),
    }),
    answer: z.object({ subscription: subscriptionSchema }),
  },
  { access: { permission: 'edit-orders' } },
);
