/** What calls of programs have in common. APIK, D-74. */
import { z } from 'zod';
import { apiLimits } from '../request-limits.ts';

const latest = 8.64e15;

/** Epoch milliseconds, or a date and time of ISO 8601. */
export const instantQuerySchema = z
  .union([z.coerce.number().int().min(0).max(latest), z.iso.datetime({ offset: true })])
  .transform((given) => (typeof given === 'number' ? given : Date.parse(given)));

/** Where a page of a list begins: as an answer told it; missing: at the start. */
export const cursorQuery = z.object({ cursor: z.string().max(500).optional() });

/** Of things that change. A cursor holds these filters and comes without them. */
export const modifiedQuery = cursorQuery.extend({
  modifiedAfter: instantQuerySchema.optional(),
  modifiedBefore: instantQuerySchema.optional(),
});

/** The cursor of the page behind this one; null on the last. */
export const paginationSchema = z.object({ nextPageCursor: z.string().nullable() });

/** Ids with commas between them. */
export const idListSchema = z
  .string()
  .max(apiLimits.ids * 65)
  .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
  .refine((ids) => ids.length > 0 && ids.length <= apiLimits.ids);

/** The same key with the same body does a thing once, however often it is sent. */
export const idempotencyHeaders = z.object({ 'idempotency-key': z.string().min(1).max(100) });
