import { z } from 'zod';
import { defineCall } from '../call.ts';
import { checkoutAnswerSchema } from '../models/checkout-field.ts';
import { centsSchema, sumCentsSchema } from '../models/money.ts';
import { orderChannels, orderKinds, orderPaymentStates } from '../models/order-states.ts';
import { totalStepSchema } from '../models/total-step.ts';
import { fulfillmentSchema } from './fulfillments.ts';
import { orderEditLineSchema } from './order-edits.ts';
import { orderMoneySchema, refundOrderBody } from './orders.ts';
import { paperSchema } from './papers.ts';
import { returnSchema } from './returns.ts';
import { staffOrderParams } from './staff-site.ts';

const addressSchema = z.record(z.string(), z.string()).nullable();

const itemSchema = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  /** `Blue, Large`. */
  variant: z.string(),
  sku: z.string(),
  /** The number on its barcode; empty when none is known. */
  gtin: z.string(),
  /** What the form of the product was answered with. */
  answers: z.array(checkoutAnswerSchema),
  unitPriceCents: centsSchema,
  /** Units that were bought, and those that were not given back. */
  quantity: z.int(),
  kept: z.int(),
  /** False for what goes by mail: downloads and gift cards. */
  isHandedOver: z.boolean(),
  /** Units that were handed over, that still have to be, and that may come back. */
  handed: z.int(),
  open: z.int(),
  returnable: z.int(),
});

const paymentSchema = z.object({
  id: z.string(),
  provider: z.string(),
  /** What the provider calls it; empty before it told. */
  reference: z.string(),
  status: z.string(),
  amountCents: sumCentsSchema,
  refundedCents: sumCentsSchema,
  tenders: z.array(
    z.object({
      kind: z.string(),
      provider: z.string(),
      amountCents: sumCentsSchema,
      refundedCents: sumCentsSchema,
    }),
  ),
});

const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  status: z.string(),
  createdOn: z.number(),
});

const otherOrderSchema = z.object({
  number: z.int(),
  createdOn: z.number(),
  paymentState: z.enum(orderPaymentStates),
  currency: z.string(),
  grandTotalCents: sumCentsSchema,
});

/** What whoever asks may do with the order as it is now. */
const abilitiesSchema = z.object({
  note: z.boolean(),
  fulfil: z.boolean(),
  edit: z.boolean(),
  refund: z.boolean(),
  cancel: z.boolean(),
  resolve: z.boolean(),
  /** What may be said of money that comes by hand; it counts also after the order was given up. */
  settlements: z.array(z.enum(['received', 'given-up'])),
  openReturn: z.boolean(),
  settleRest: z.boolean(),
  /** Files were sold with it: their link may be made anew. */
  renewDownloads: z.boolean(),
});

/** Everything that its page shows. Instants are epoch milliseconds. */
export const orderDetailSchema = z.object({
  money: orderMoneySchema,
  createdOn: z.number(),
  email: z.string(),
  paymentState: z.enum(orderPaymentStates),
  channel: z.enum(orderChannels),
  kind: z.enum(orderKinds),
  /** What the buyer told at the checkout. */
  note: z.string(),
  answers: z.array(checkoutAnswerSchema),
  shippingOptionName: z.string(),
  shippingAddress: addressSchema,
  billingAddress: addressSchema,
  pickupContact: addressSchema,
  subtotalCents: centsSchema,
  discountCents: centsSchema,
  shippingCents: centsSchema,
  taxes: z.array(z.object({ name: z.string(), amountCents: centsSchema, isIncluded: z.boolean() })),
  /** What went off without money: it paid for something else, or nobody had paid it. */
  takenOffCents: sumCentsSchema,
  /** Why the total is what it is; empty for orders of old. */
  steps: z.array(totalStepSchema),
  items: z.array(itemSchema),
  payments: z.array(paymentSchema),
  fulfillments: z.array(fulfillmentSchema),
  returns: z.array(returnSchema),
  edits: z.array(orderEditLineSchema),
  papers: z.array(paperSchema),
  mails: z.array(mailSchema),
  /** Refunds that are owed and that nobody has sent. */
  unsentRefunds: z.array(z.string()),
  /** Null for whoever is no customer any more. */
  customerId: z.string().nullable(),
  /** The latest others of the same email. */
  otherOrders: z.array(otherOrderSchema),
  can: abilitiesSchema,
});

/** An order on one page. */
export const getOrderDetail = defineCall(
  'GET /api/sites/:identifier/orders/:number/detail',
  'Everything about an order, and what may be done with it',
  { params: staffOrderParams, answer: orderDetailSchema },
  { access: { permission: 'view-orders' } },
);

/** Nothing is given back by looking. */
export const previewOrderRefund = defineCall(
  'POST /api/sites/:identifier/orders/:number/refunds/preview',
  'What a refund would give back, part by part',
  {
    params: staffOrderParams,
    body: refundOrderBody,
    answer: z.object({
      amountCents: sumCentsSchema,
      taxCents: centsSchema,
      parts: z.array(z.object({ id: z.string(), quantity: z.int(), amountCents: centsSchema })),
    }),
  },
  { access: { permission: 'refund-orders' } },
);
