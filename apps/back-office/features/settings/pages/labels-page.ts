import { settingsOf, type SettingPage, type ShownSetting } from '../setting-page.ts';

/** A word and what pages say where it is empty. */
const word = (
  field: string,
  [en, de]: readonly [en: string, de: string],
  instead: string,
): Omit<ShownSetting, 'group'> => ({
  field,
  label: { en, de },
  help: { en: `Empty: ${instead}`, de: `Leer: ${instead}` },
  control: { kind: 'text' },
});

/** Words of the owner in place of default labels. I18N-05 */
export const labelsPage: SettingPage = {
  path: 'words',
  title: { en: 'Words on pages', de: 'Wörter auf Seiten' },
  summary: {
    en: 'Buttons, marks and prices of products in your own words',
    de: 'Knöpfe, Zeichen und Preise von Produkten in eigenen Worten',
  },
  parts: [
    {
      title: { en: 'To buy', de: 'Beim Kaufen' },
      settings: settingsOf('labels', [
        word(
          'productAddToCartText',
          ['Button that puts into the cart', 'Knopf, der in den Warenkorb legt'],
          'Add To Cart',
        ),
        word('productSubscribeText', ['Button of a subscription', 'Knopf eines Abos'], 'Subscribe'),
        word(
          'productQuickViewText',
          ['Button of the quick view', 'Knopf der Schnellansicht'],
          'Quick View',
        ),
        word('productQuantityInputLabel', ['Name of the quantity', 'Name der Menge'], 'Quantity'),
        word(
          'productVariantSelectText',
          ['First line of an option', 'Erste Zeile einer Option'],
          'Select {variantName}',
        ),
        word(
          'giftCardValueDisplayText',
          ['Name of the value of a gift card', 'Name des Werts einer Geschenkkarte'],
          'Value',
        ),
        word(
          'giftCardVariantSelectText',
          ['First line of the values of a gift card', 'Erste Zeile der Werte einer Geschenkkarte'],
          'Select Value',
        ),
      ]),
    },
    {
      title: { en: 'Marks and prices', de: 'Zeichen und Preise' },
      settings: settingsOf('labels', [
        word('productSoldOutText', ['What is sold out', 'Was ausverkauft ist'], 'sold out'),
        word('productSaleText', ['What is on sale', 'Was im Angebot ist'], 'sale'),
        word(
          'productPriceFromText',
          ['Price where variants cost differently', 'Preis, wenn Varianten verschieden kosten'],
          'from {fromPrice}',
        ),
        word(
          'productPriceUnavailable',
          ['A subscription without a price', 'Abo ohne Preis'],
          'Unavailable',
        ),
        {
          field: 'planPhrases',
          label: { en: 'Prices of subscriptions', de: 'Preise von Abos' },
          control: { kind: 'plan-phrases' },
        },
      ]),
    },
    {
      title: { en: 'Answers of forms', de: 'Antworten von Formularen' },
      settings: settingsOf('labels', [
        word(
          'productAnswerMapStronglyDisagree',
          ['Scale, lowest', 'Skala, ganz unten'],
          'Strongly Disagree',
        ),
        word('productAnswerMapDisagree', ['Scale, low', 'Skala, unten'], 'Disagree'),
        word('productAnswerMapNeutral', ['Scale, middle', 'Skala, Mitte'], 'Neutral'),
        word('productAnswerMapAgree', ['Scale, high', 'Skala, oben'], 'Agree'),
        word(
          'productAnswerMapStronglyAgree',
          ['Scale, highest', 'Skala, ganz oben'],
          'Strongly Agree',
        ),
        word(
          'productSummaryFormNoAnswerText',
          ['A question without an answer', 'Frage ohne Antwort'],
          'N/A',
        ),
      ]),
    },
  ],
};
