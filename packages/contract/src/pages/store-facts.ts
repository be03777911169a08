import { z } from 'zod';
import { moneyNotationSchema } from '../models/money-notation.ts';

/** What every shop page shows of the shop itself. */
export const storeFactsSchema = z.object({
  websiteId: z.string(),
  title: z.string(),
  /** BCP 47. */
  locale: z.string(),
  currency: z.string(),
  /** How its money is written; absent: by the catalogue. D-82. */
  moneyNotation: moneyNotationSchema.optional(),
  /** Address of a logo; empty: the title is shown. */
  logoUrl: z.string(),
  contactEmail: z.string(),
  continueShoppingUrl: z.string(),
  /** Addresses of the owner's policies, those that exist. */
  policies: z.array(z.object({ label: z.string(), url: z.string() })),
  /** True while no real money moves. */
  isTestMode: z.boolean(),
});

/** See {@link storeFactsSchema}. */
export type StoreFacts = z.infer<typeof storeFactsSchema>;
