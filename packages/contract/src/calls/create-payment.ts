import { z } from 'zod';
import { defineCall } from '../call.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { textLimits } from '../limits.ts';
import { addressSchema, pickupContactSchema } from '../models/address.ts';
import { makeEmailSchema } from '../models/email.ts';
import { sumCentsSchema } from '../models/money.ts';
import { paymentMethodSchema } from '../payment-methods/payment-method.ts';
import { cartTokenSchema } from './get-checkout.ts';

/** What a shopper sends to buy. */
export const paymentRequestSchema = z.object({
  email: makeEmailSchema(checkoutMessages.emailInvalid),
  /** Missing when nothing is shipped. */
  shippingAddress: addressSchema.optional(),
  /** Missing: the same as the shipping address. */
  billingAddress: addressSchema.optional(),
  /** Who fetches it, when a pick-up is chosen: no address is asked then. */
  pickupContact: pickupContactSchema.optional(),
  /** Missing when nothing is shipped. */
  shippingOptionId: z.string().max(64).optional(),
  payment: paymentMethodSchema,
  /** The total the shopper saw; another one now is refused. */
  expectedTotalCents: sumCentsSchema,
  /** What the shopper saw to be paid beside gift cards; missing: all of it. */
  expectedDueCents: sumCentsSchema.optional(),
  marketingOptIn: z.boolean().default(false),
  /** What the buyer wants the shop to know. */
  note: z.string().trim().max(textLimits.orderNote, checkoutMessages.noteTooLong).default(''),
  /** Answers to the shop's own form, by field id: a text, or the checked choices. */
  answers: z
    .record(
      z.string().max(40),
      z.union([z.string().max(10_000), z.array(z.string().max(200)).max(50)]),
    )
    .default({}),
});

/** See {@link paymentRequestSchema}. */
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

/** What a payment came to. */
export const paymentAnswerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('succeeded'),
    orderId: z.string(),
    redirectUrlPath: z.string(),
  }),
  z.object({
    status: z.literal('requires_action'),
    paymentId: z.string(),
    redirectUrlPath: z.string(),
  }),
]);

/** See {@link paymentAnswerSchema}. */
export type PaymentAnswer = z.infer<typeof paymentAnswerSchema>;

/** Buys a cart. `Payment-Attempt-Id` makes an attempt count once, however often it arrives. */
export const createPayment = defineCall(
  'POST /api/3/commerce/cart/:cartToken/payments',
  'Pay for a cart',
  {
    params: cartTokenSchema,
    headers: z.object({ 'payment-attempt-id': z.string().min(1).max(100) }),
    body: paymentRequestSchema,
    answer: paymentAnswerSchema,
  },
  { limit: 'pay' },
);
