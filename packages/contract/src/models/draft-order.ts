import { z } from 'zod';
import { cartLimits, ruleLimits, staffLimits, textLimits } from '../limits.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { addressSchema } from './address.ts';
import { makeEmailSchema } from './email.ts';
import { makeFieldChangesSchema } from './field-change.ts';
import { makeTextSchema } from './plain-text.ts';

const cents = z.int().min(0).max(staffLimits.typedCents);
const quantity = z.int().min(1).max(9_999);
const reason = makeTextSchema(200).default('');
const id = z.string().min(1).max(64);

/** Units of a variant, at the price of the catalogue or at one of their own. */
const variantLineSchema = z.object({
  kind: z.literal('variant'),
  productId: id,
  variantId: id,
  quantity,
  /** Of one unit; null: what the catalogue says when it is paid. */
  priceCents: cents.nullable().default(null),
  /** Why it has a price of its own; its buyer sees it. */
  reason,
});

/** Something that does not stand in the catalogue. */
const textLineSchema = z.object({
  kind: z.literal('text'),
  title: makeTextSchema(200).refine((text) => text.trim() !== '', checkoutMessages.required),
  quantity,
  priceCents: cents,
  /** True for a thing that is sent or fetched; false for work. */
  isSent: z.boolean().default(true),
  taxClass: z.string().max(40).default('standard'),
});

/** A line of a draft. */
export const draftLineSchema = z.discriminatedUnion('kind', [variantLineSchema, textLineSchema]);

/** See {@link draftLineSchema}. */
export type DraftLine = z.infer<typeof draftLineSchema>;

const shape = {
  /** Empty while it is not known. */
  email: z.union([z.literal(''), makeEmailSchema(checkoutMessages.emailInvalid)]),
  shippingAddress: addressSchema.nullable(),
  /** Null: the same as the shipping address. */
  billingAddress: addressSchema.nullable(),
  lines: z.array(draftLineSchema).max(cartLimits.maxEntries),
  /** Off the goods; its buyer sees the reason. */
  discount: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('percent'),
        ratePpm: z.int().min(1).max(ruleLimits.ratePpm),
        reason,
      }),
      z.object({ kind: z.literal('fixed'), amountCents: cents.min(1), reason }),
    ])
    .nullable(),
  /** One of the shop's ways to ship, or a price of its own; null: its buyer chooses. */
  shipping: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('option'), id }),
      z.object({
        kind: z.literal('own'),
        name: makeTextSchema(100).refine((text) => text.trim() !== '', checkoutMessages.required),
        priceCents: cents,
      }),
    ])
    .nullable(),
  /** For the people of the shop; stands in the timeline of the order. */
  note: makeTextSchema(textLimits.orderNote),
};

/** What staff agreed on with somebody. Amounts in minor units of the shop's currency. */
export const draftOrderContentSchema = z.object({
  email: shape.email.default(''),
  shippingAddress: shape.shippingAddress.default(null),
  billingAddress: shape.billingAddress.default(null),
  lines: shape.lines.default([]),
  discount: shape.discount.default(null),
  shipping: shape.shipping.default(null),
  note: shape.note.default(''),
});

/** Fields of a draft that change, each with what was seen. */
export const draftOrderChangesSchema = makeFieldChangesSchema(shape);

/** See {@link draftOrderContentSchema}. */
export type DraftOrderContent = z.infer<typeof draftOrderContentSchema>;
