import { z } from 'zod';
import { cartLimits, staffLimits } from '../limits.ts';
import { addressSchema } from './address.ts';
import { draftLineSchema } from './draft-order.ts';
import { makeTextSchema } from './plain-text.ts';

const cents = z.int().min(0).max(staffLimits.typedCents);

/** Where an edit is in its life: paid, or dearer by a rest that is to be paid. */
export const orderEditStates = ['due', 'settled', 'called-off'] as const;

/** One of {@link orderEditStates}. */
export type OrderEditState = (typeof orderEditStates)[number];

/** What is to be different of an order. Amounts in minor units of its currency. */
export const orderEditSchema = z.object({
  /** How many units of an item there are to be; more are bought at the price of the item. */
  units: z
    .array(z.object({ id: z.string().min(1).max(64), quantity: z.int().min(0).max(9_999) }))
    .max(cartLimits.maxEntries)
    .default([]),
  /** What comes in. */
  lines: z.array(draftLineSchema).max(cartLimits.maxEntries).default([]),
  /** What shipping is to cost, taxes in it; null: as it does. */
  shippingCents: cents.nullable().default(null),
  /** Off the goods that are there. */
  discountCents: cents.default(0),
  /** Null: it goes where it went. */
  shippingAddress: addressSchema.nullable().default(null),
  /** True: units that are taken off can be sold again. */
  isRestocked: z.boolean().default(true),
  /** Its buyer reads it. */
  reason: makeTextSchema(500).default(''),
});

/** See {@link orderEditSchema}. */
export type OrderEditContent = z.infer<typeof orderEditSchema>;
