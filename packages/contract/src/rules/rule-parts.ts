import { z } from 'zod';
import { ruleLimits } from '../limits.ts';
import { ruleMessages } from '../messages/rules.ts';
import { makeTextSchema } from '../models/plain-text.ts';

/** What drafts of rules are made of. Amounts are minor units of the site's currency. */
export const ruleIdSchema = z.string().min(1).max(64);
export const ruleNameSchema = makeTextSchema(ruleLimits.nameLength).trim().min(1);
export const ruleAmountSchema = z.int().min(0).max(ruleLimits.amountCents);
export const ruleCountSchema = z.int().min(0).max(ruleLimits.count);
/** Parts per million: 15 % is 150 000. */
export const ruleRateSchema = z.int().min(0).max(ruleLimits.ratePpm);
/** An instant; on the wire epoch milliseconds. */
export const ruleInstantSchema = z.int().min(0).max(8_640_000_000_000_000);
export const ruleIdsSchema = z.array(ruleIdSchema).max(ruleLimits.choices);
/** Names of groups of customers. */
export const groupsSchema = z
  .array(makeTextSchema(ruleLimits.nameLength).trim().min(1))
  .max(ruleLimits.groups);

const postcodesSchema = z
  .array(
    z
      .string()
      .trim()
      .max(40)
      .regex(/^[A-Za-z0-9*? -]+$/, ruleMessages.postcodeInvalid),
  )
  .max(ruleLimits.postcodesPerZone);

/** A place that a rule covers; with a country alone, all of it. */
export const zoneSchema = z.object({
  country: z.string().regex(/^[A-Z]{2}$/, ruleMessages.countryCode),
  regions: z.array(z.string().trim().min(1).max(10)).max(ruleLimits.regionsPerZone).optional(),
  /** A code, `97*`, `SW1?` or `1000-1999`. */
  postcodes: postcodesSchema.optional(),
  exceptPostcodes: postcodesSchema.optional(),
});

/** See {@link zoneSchema}. */
export type WireZone = z.output<typeof zoneSchema>;

/** Products and categories; both empty: all. */
export const itemChoiceShape = {
  itemIds: ruleIdsSchema,
  categoryIds: ruleIdsSchema,
};

/** From when until when; null: without that bound. */
type Span = { readonly startsAt?: number | null; readonly endsAt?: number | null };

/** True when the end, if there is one, comes after the start. */
export function isInOrder({ startsAt, endsAt }: Span): boolean {
  return startsAt == null || endsAt == null || startsAt < endsAt;
}
