import type { MoneyNotation } from '@sitewright/commerce';
import { z } from 'zod';

const frameSchema = z.object({ prefix: z.string(), suffix: z.string() });

/** How amounts of one currency are written in the locale of the site. D-82. */
export const moneyNotationSchema = z.object({
  currencyCode: z.string(),
  fractionDigits: z.int().nonnegative(),
  decimalMark: z.string(),
  groupMark: z.string(),
  lastGroupSize: z.int().positive(),
  groupSize: z.int().positive(),
  groupedFrom: z.int().positive(),
  digits: z.array(z.string()).length(10).readonly(),
  positive: frameSchema,
  negative: frameSchema,
}) satisfies z.ZodType<MoneyNotation>;
