import { z } from 'zod';
import { addressSchema, pickupContactSchema } from '../models/address.ts';
import { checkoutAnswerSchema } from '../models/checkout-field.ts';
import { optionValueSchema, pictureSchema } from '../models/cart.ts';
import { sumCentsSchema } from '../models/money.ts';
import { totalStepSchema } from '../models/total-step.ts';
import { storeFactsSchema } from './store-facts.ts';

/** One line of an order, as it was bought. */
export const orderItemSchema = z.object({
  id: z.string(),
  productId: z.string(),
  productType: z.int(),
  sku: z.string(),
  productName: z.string(),
  attributes: z.record(z.string(), z.string()),
  /** The same in the order that the product's options had. */
  optionValues: z.array(optionValueSchema),
  /** What the form of the product was answered with. */
  answers: z.array(checkoutAnswerSchema),
  quantity: z.int().positive(),
  unitPriceCents: sumCentsSchema,
  /** Unit price times quantity. */
  subTotalCents: sumCentsSchema,
  image: pictureSchema.nullable(),
  /** Page of the product; empty when it is gone. */
  fullUrl: z.string(),
});

/** An order as its buyer sees it. ENT-13. */
export const orderSchema = z.object({
  id: z.string(),
  orderNumber: z.int(),
  purchasedCartId: z.string(),
  websiteId: z.string(),
  testMode: z.boolean(),
  email: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  status: z.string(),
  fulfillmentStatus: z.string(),
  currency: z.string(),
  items: z.array(orderItemSchema),
  subtotalCents: sumCentsSchema,
  discountCents: sumCentsSchema,
  shippingCostCents: sumCentsSchema,
  /** All taxes, also those that prices hold. */
  taxCents: sumCentsSchema,
  /** The part of the tax that comes on top. */
  addedTaxCents: sumCentsSchema,
  grandTotalCents: sumCentsSchema,
  /** Why the total is what it is; none for orders of old. */
  steps: z.array(totalStepSchema),
  taxLines: z.array(z.object({ name: z.string(), amountCents: sumCentsSchema })),
  shippingOptionName: z.string(),
  shippingAddress: addressSchema.nullable(),
  billingAddress: addressSchema.nullable(),
  /** Who fetches it, when it is picked up. */
  pickupContact: pickupContactSchema.nullable(),
  note: z.string(),
  answers: z.array(checkoutAnswerSchema),
});

/** Everything the confirmation page is drawn from. */
export const orderConfirmedPageSchema = z.object({
  store: storeFactsSchema,
  /** False for whoever has the link alone: number and state are told, no person and no goods. */
  isOwn: z.boolean(),
  order: orderSchema,
  /** Where a buyer without an account gets one for the email of the order; empty for all others. */
  accountUrl: z.string(),
  /** Puts the same into the cart once for each id; null where that is not offered. */
  reorder: z.object({ action: z.string(), requestId: z.string() }).nullable(),
  /** What else came with it: its downloads, its subscription. */
  links: z.array(z.object({ label: z.string(), url: z.string() })),
});

/** See {@link orderConfirmedPageSchema}. */
export type OrderConfirmedPage = z.infer<typeof orderConfirmedPageSchema>;
/** See {@link orderSchema}. */
export type Order = z.infer<typeof orderSchema>;
/** See {@link orderItemSchema}. */
export type OrderItem = z.infer<typeof orderItemSchema>;
