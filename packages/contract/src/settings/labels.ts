import { z } from 'zod';
import { defineSettings, publicField } from './define-settings.ts';

/** Formatters print some labels as they are, also in attributes: markup would be read as such. */
const label = z
  .string()
  .max(200)
  .regex(/^[^<>"]*$/, 'Without <, > and ".')
  .default('');

/** What pages say unless the owner or the theme says something else, by names of `localizedStrings`. */
export const defaultLabels = {
  productAddToCartText: 'Add To Cart',
  productSubscribeText: 'Subscribe',
  productSoldOutText: 'sold out',
  productSaleText: 'sale',
  productQuickViewText: 'Quick View',
  productQuantityInputLabel: 'Quantity',
  productVariantSelectText: 'Select {variantName}',
  giftCardValueDisplayText: 'Value',
  giftCardVariantSelectText: 'Select Value',
  productPriceFromText: 'from {fromPrice}',
  productPriceUnavailable: 'Unavailable',
  productAnswerMapStronglyDisagree: 'Strongly Disagree',
  productAnswerMapDisagree: 'Disagree',
  productAnswerMapNeutral: 'Neutral',
  productAnswerMapAgree: 'Agree',
  productAnswerMapStronglyAgree: 'Strongly Agree',
  productSummaryFormNoAnswerText: 'N/A',
} as const;

const word = (instead: string) => publicField(label, `What pages say instead of "${instead}"`);

const lengths = ['1Week', 'nWeek', '1Month', 'nMonth', '1Year', 'nYear'] as const;

/** The phrase of a plan: one price or several, how often it is paid, and for how long. SUBS-02 */
export const planPhraseKeys = ['singlePrice', 'multiplePrices'].flatMap((prices) =>
  lengths.flatMap((every) =>
    ['indefinite', ...lengths.map((length) => `limited__${length}s`)].map(
      (length) => `productPrice__${prices}__${every}ly__${length}`,
    ),
  ),
);

const planPhrasesSchema = z
  .array(
    z.object({
      phrase: z.string().refine((key) => planPhraseKeys.includes(key), 'Such a plan there is not.'),
      text: label,
    }),
  )
  .max(planPhraseKeys.length)
  .refine(
    (all) => new Set(all.map(({ phrase }) => phrase)).size === all.length,
    'Each kind of plan once.',
  );

/**
 * Words that the owner puts in place of default labels, by their names in `localizedStrings` of a
 * page; an empty one leaves the theme's or the default. I18N-05
 */
export const labelSettings = defineSettings('labels', 'Words on the pages of products', {
  productAddToCartText: word(defaultLabels.productAddToCartText),
  productSubscribeText: word(defaultLabels.productSubscribeText),
  productSoldOutText: word(defaultLabels.productSoldOutText),
  productSaleText: word(defaultLabels.productSaleText),
  productQuickViewText: word(defaultLabels.productQuickViewText),
  productQuantityInputLabel: word(defaultLabels.productQuantityInputLabel),
  productVariantSelectText: word(defaultLabels.productVariantSelectText),
  giftCardValueDisplayText: word(defaultLabels.giftCardValueDisplayText),
  giftCardVariantSelectText: word(defaultLabels.giftCardVariantSelectText),
  productPriceFromText: word(defaultLabels.productPriceFromText),
  productPriceUnavailable: word(defaultLabels.productPriceUnavailable),
  planPhrases: publicField(planPhrasesSchema.default([]), 'How the prices of plans are said'),
  productAnswerMapStronglyDisagree: word(defaultLabels.productAnswerMapStronglyDisagree),
  productAnswerMapDisagree: word(defaultLabels.productAnswerMapDisagree),
  productAnswerMapNeutral: word(defaultLabels.productAnswerMapNeutral),
  productAnswerMapAgree: word(defaultLabels.productAnswerMapAgree),
  productAnswerMapStronglyAgree: word(defaultLabels.productAnswerMapStronglyAgree),
  productSummaryFormNoAnswerText: word(defaultLabels.productSummaryFormNoAnswerText),
});
