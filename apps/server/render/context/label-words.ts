/** Default labels in other languages than English, where the server speaks them. I18N-05 */
import { germanPlanPhrase, planPhraseKeys, type defaultLabels } from '@sitewright/contract';

type Labels = { readonly [Name in keyof typeof defaultLabels]: string };

/** By language. A theme's own texts in the language and the words of the owner go over them. */
export const labelWords: Readonly<Record<string, Labels & Readonly<Record<string, string>>>> = {
  de: {
    ...Object.fromEntries(planPhraseKeys.map((name) => [name, germanPlanPhrase(name)])),
    productAddToCartText: 'In den Warenkorb',
    productSubscribeText: 'Abonnieren',
    productSoldOutText: 'ausverkauft',
    productSaleText: 'reduziert',
    productQuickViewText: 'Schnellansicht',
    productQuantityInputLabel: 'Menge',
    productVariantSelectText: '{variantName} wählen',
    giftCardValueDisplayText: 'Wert',
    giftCardVariantSelectText: 'Wert wählen',
    productPriceFromText: 'ab {fromPrice}',
    productPriceUnavailable: 'Nicht verfügbar',
    productAnswerMapStronglyDisagree: 'Trifft gar nicht zu',
    productAnswerMapDisagree: 'Trifft nicht zu',
    productAnswerMapNeutral: 'Teils, teils',
    productAnswerMapAgree: 'Trifft zu',
    productAnswerMapStronglyAgree: 'Trifft voll zu',
    productSummaryFormNoAnswerText: 'Keine Angabe',
  },
};
