import { isDisplayRate, isSupportedCurrency } from '@sitewright/commerce';
import { z } from 'zod';

/**
 * A currency in which visitors may see what prices come to, beside the one in which they pay. The
 * rate is stored, so that every visitor sees the same.
 */
const displayCurrencySchema = z.object({
  currency: z.string().refine(isSupportedCurrency, 'not a currency that shops sell in'),
  /** Whole units of it for one unit of the currency of the site, as text: `0.9231`. */
  rate: z.string().refine(isDisplayRate, 'not a rate such as 0.9231'),
});

/** How many a shop can offer. */
const most = 26;

export const displayCurrenciesSchema = z
  .array(displayCurrencySchema)
  .max(most)
  .refine(
    (list) => new Set(list.map(({ currency }) => currency)).size === list.length,
    'a currency stands twice',
  );
