import { z } from 'zod';

/**
 * What became of a cart that was left: `open`, nobody was written to; `reminded`; `recovered`, bought
 * after a mail; `bought`, without one; `gone`, it has expired.
 */
export const leftCartStates = ['open', 'reminded', 'recovered', 'bought', 'gone'] as const;

/** One of {@link leftCartStates}. */
export type LeftCartState = (typeof leftCartStates)[number];

/** Why nobody is written to about a cart. */
export const reminderRefusals = [
  /** It was bought, by this cart or another one of the address. */
  'bought',
  'gone',
  /** Its owner gave another address since it was noted. */
  'moved',
  /** A payment is under way. */
  'paying',
  /** The address gets no mail that nobody waits for. */
  'suppressed',
  /** Its owner did not ask for news, and the shop writes to no others. */
  'no-consent',
  /** The address was reminded within a day. */
  'lately',
  /** As many reminders went as there can be. */
  'enough',
  /** The shop has no address that a link could lead to. */
  'no-address',
] as const;

/** One of {@link reminderRefusals}. */
export type ReminderRefusal = (typeof reminderRefusals)[number];

/** A cart that was left. Amounts in minor units, instants in epoch milliseconds. */
export const leftCartSchema = z.object({
  id: z.string(),
  email: z.string(),
  leftOn: z.number(),
  currency: z.string(),
  /** What it came to when it was left. */
  totalCents: z.int(),
  units: z.int(),
  lines: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      variant: z.string(),
      quantity: z.int(),
      totalCents: z.int(),
    }),
  ),
  state: z.enum(leftCartStates),
  mailCount: z.int(),
  mailedOn: z.number().nullable(),
  /** When the next mail goes by itself; null: none does. */
  dueOn: z.number().nullable(),
  /** Null: a mail can go now. */
  refusal: z.enum(reminderRefusals).nullable(),
  order: z.object({ number: z.int(), totalCents: z.int(), orderedOn: z.number() }).nullable(),
});

/** How many carts, and what they came to. */
export const leftCartSumSchema = z.object({ count: z.int(), totalCents: z.int() });
