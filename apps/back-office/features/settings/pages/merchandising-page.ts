import { settingsOf, type SettingPage } from '../setting-page.ts';

const on = { kind: 'switch' } as const;
const line = { kind: 'text' } as const;

/** What is said of products. */
export const merchandisingPage: SettingPage = {
  path: 'merchandising',
  title: { en: 'Products and stock messages', de: 'Produkte und Bestandshinweise' },
  summary: {
    en: 'Scarcity, sold out, restock notifications, related products, reviews',
    de: 'Knappheit, ausverkauft, Benachrichtigungen, verwandte Produkte, Bewertungen',
  },
  parts: [
    {
      title: { en: 'Limited availability', de: 'Begrenzte Verfügbarkeit' },
      settings: settingsOf('merchandising', [
        {
          field: 'scarcityEnabledOnProductItems',
          label: { en: 'Show on product pages', de: 'Auf Produktseiten zeigen' },
          control: on,
        },
        {
          field: 'scarcityEnabledOnProductBlocks',
          label: { en: 'Show in product blocks', de: 'In Produktblöcken zeigen' },
          control: on,
        },
        {
          field: 'scarcityThreshold',
          label: { en: 'Threshold', de: 'Schwelle' },
          help: {
            en: 'Units from which on few are left.',
            de: 'Ab so vielen Stück ist wenig übrig.',
          },
          control: { kind: 'number', suffix: { en: 'units', de: 'Stück' } },
        },
        {
          field: 'lowStockUnits',
          label: { en: 'Listed as low from', de: 'Knapper Bestand ab' },
          help: {
            en: 'What the list of low stock holds. A variant may have a number of its own.',
            de: 'Was die Liste der knappen Waren zeigt. Eine Variante kann ihre eigene Zahl haben.',
          },
          control: { kind: 'number', suffix: { en: 'units', de: 'Stück' } },
        },
        {
          field: 'scarcityText',
          label: { en: 'Message', de: 'Hinweis' },
          help: {
            en: 'The number stands for {qtyInStock}.',
            de: 'Die Zahl steht für {qtyInStock}.',
          },
          control: line,
        },
        {
          field: 'customSoldOutText',
          label: { en: 'Sold-out text', de: 'Text bei „ausverkauft“' },
          control: line,
        },
        {
          field: 'soldOutVariantsDropdownDisabled',
          label: {
            en: 'Sold-out variants cannot be chosen',
            de: 'Ausverkaufte Varianten sind nicht wählbar',
          },
          control: on,
        },
      ]),
    },
    {
      title: { en: 'Restock notifications', de: 'Benachrichtigung bei neuem Bestand' },
      settings: settingsOf('merchandising', [
        {
          field: 'restockNotificationsEnabled',
          label: { en: 'Visitors can ask to be told', de: 'Besucher können sich vormerken' },
          control: on,
        },
        {
          field: 'restockCallToActionText',
          label: { en: 'Above the form', de: 'Über dem Formular' },
          control: line,
          onlyWith: 'restockNotificationsEnabled',
        },
        {
          field: 'restockPlaceholderText',
          label: { en: 'In its empty field', de: 'Im leeren Feld' },
          control: line,
          onlyWith: 'restockNotificationsEnabled',
        },
        {
          field: 'restockButtonText',
          label: { en: 'On its button', de: 'Auf dem Knopf' },
          control: line,
          onlyWith: 'restockNotificationsEnabled',
        },
        {
          field: 'restockSuccessText',
          label: { en: 'When it is done', de: 'Nach dem Absenden' },
          control: line,
          onlyWith: 'restockNotificationsEnabled',
        },
        {
          field: 'restockMailingListEnabled',
          label: { en: 'Offer the mailing list too', de: 'Auch den Newsletter anbieten' },
          control: on,
          onlyWith: 'restockNotificationsEnabled',
        },
        {
          field: 'restockMailingListText',
          label: { en: 'Beside that box', de: 'Neben diesem Kästchen' },
          control: line,
          onlyWith: 'restockMailingListEnabled',
        },
        {
          field: 'restockMailingListOptInByDefault',
          label: { en: 'That box is ticked at first', de: 'Das Kästchen ist vorausgewählt' },
          control: on,
          onlyWith: 'restockMailingListEnabled',
        },
        {
          field: 'restockMailsAreAutomatic',
          label: {
            en: 'Tell them as soon as there is stock',
            de: 'Sofort benachrichtigen, wenn Bestand da ist',
          },
          control: on,
          onlyWith: 'restockNotificationsEnabled',
        },
        {
          field: 'restockMailsFollowStock',
          label: {
            en: 'At most as many in a day as there are units',
            de: 'Am Tag höchstens so viele, wie Stück da sind',
          },
          control: on,
          onlyWith: 'restockNotificationsEnabled',
        },
      ]),
    },
    {
      title: { en: 'On product pages', de: 'Auf Produktseiten' },
      settings: settingsOf('merchandising', [
        {
          field: 'relatedProductsEnabled',
          label: { en: 'Show related products', de: 'Verwandte Produkte zeigen' },
          control: on,
        },
        {
          field: 'productReviewsEnabled',
          label: { en: 'Show reviews', de: 'Bewertungen zeigen' },
          control: on,
        },
        {
          field: 'reviewWriters',
          label: { en: 'Who may write reviews', de: 'Wer Bewertungen schreiben darf' },
          control: {
            kind: 'choice',
            choices: [
              {
                value: 'buyers',
                label: { en: 'Who bought the product', de: 'Wer das Produkt gekauft hat' },
              },
              {
                value: 'accounts',
                label: { en: 'Everybody with an account', de: 'Alle mit einem Konto' },
              },
            ],
          },
          onlyWith: 'productReviewsEnabled',
        },
        {
          field: 'reviewsNeedApproval',
          label: {
            en: 'Approve reviews before they are shown',
            de: 'Bewertungen vor dem Zeigen freigeben',
          },
          control: on,
          onlyWith: 'productReviewsEnabled',
        },
        {
          field: 'importedReviewsEnabled',
          label: {
            en: 'Show reviews from another shop',
            de: 'Bewertungen aus einem anderen Shop zeigen',
          },
          control: on,
        },
        {
          field: 'reviewsKillSwitch',
          label: { en: 'Stop all reviews for now', de: 'Alle Bewertungen vorerst anhalten' },
          help: {
            en: 'No page shows any, whatever is set above.',
            de: 'Keine Seite zeigt welche, was auch immer oben eingestellt ist.',
          },
          control: on,
        },
      ]),
    },
  ],
};
