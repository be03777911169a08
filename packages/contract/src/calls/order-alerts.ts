import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sumCentsSchema } from '../models/money.ts';
import { staffSiteParams } from './staff-site.ts';

const money = { amountCents: sumCentsSchema, currency: z.string() };

const waitingSchema = z.object({
  number: z.int(),
  email: z.string(),
  testMode: z.boolean(),
  /** Epoch milliseconds, as all instants here. */
  createdOn: z.number(),
  ...money,
});

const findingKinds = ['unknown-here', 'unknown-there', 'unpaid-there', 'other-amount'] as const;

const answer = z.object({
  /** Paid when the stock was gone. */
  needsPerson: z.array(waitingSchema),
  /** With something to pay that an edit added. */
  rests: z.array(waitingSchema),
  /** Not decided; the most urgent first. */
  disputes: z.array(
    z.object({
      disputeRef: z.string(),
      /** Null for a payment that made no order. */
      number: z.int().nullable(),
      paymentId: z.string(),
      reason: z.string(),
      openedOn: z.number(),
      answerBy: z.number().nullable(),
      ...money,
    }),
  ),
  /** Money that did not arrive, and that nobody has sent again. */
  failedRefunds: z.array(
    z.object({
      refundId: z.string(),
      paymentId: z.string(),
      number: z.int().nullable(),
      reason: z.string(),
      failedSince: z.number(),
      ...money,
    }),
  ),
  /** Where the books of a provider differ from ours. */
  findings: z.array(
    z.object({
      provider: z.string(),
      providerRef: z.string(),
      kind: z.enum(findingKinds),
      foundOn: z.number(),
      ...money,
    }),
  ),
  /** News of payments that were tried many times and given up. */
  deadEvents: z.array(
    z.object({
      provider: z.string(),
      eventId: z.string(),
      type: z.string(),
      paymentId: z.string(),
      receivedOn: z.number(),
      reason: z.string(),
    }),
  ),
});

/** Each list has the most pressing and ends somewhere. */
export const listOrderAlerts = defineCall(
  'GET /api/sites/:identifier/orders/alerts',
  'What a person has to look at about orders and payments',
  { params: staffSiteParams, answer },
  { access: { permission: 'view-orders' } },
);

/** It is tried once; when it fails it stays, with the new reason. */
export const retryPaymentEvent = defineCall(
  'POST /api/sites/:identifier/orders/alerts/events/retry',
  'Tries news of a payment again that was given up',
  {
    params: staffSiteParams,
    body: z.object({ provider: z.string().max(64), eventId: z.string().max(256) }),
    answer,
  },
  { access: { permission: 'edit-orders' } },
);

/**
 * For what it was for. The second time nothing happens.
 * @throws ApiError as refunds of orders do; `refund_too_large` also for what was given back anew
 */
export const retryFailedRefund = defineCall(
  'POST /api/sites/:identifier/orders/alerts/refunds/retry',
  'Sends money again that did not arrive',
  {
    params: staffSiteParams,
    body: z.object({ paymentId: z.string().max(64), refundId: z.string().max(128) }),
    answer,
  },
  { access: { permission: 'refund-orders' } },
);

/** Somebody compared the books. */
export const closePaymentFinding = defineCall(
  'POST /api/sites/:identifier/orders/alerts/findings/close',
  'Says that a difference to the books of a provider was seen to',
  {
    params: staffSiteParams,
    body: z.object({
      provider: z.string().max(64),
      providerRef: z.string().max(256),
      kind: z.enum(findingKinds),
    }),
    answer,
  },
  { access: { permission: 'edit-orders' } },
);
