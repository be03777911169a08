import { settingsOf, type SettingPage } from '../setting-page.ts';

const on = { kind: 'switch' } as const;
const days = { en: 'days', de: 'Tage' };

/** How the shop sells. */
export const storePage: SettingPage = {
  path: 'checkout',
  title: { en: 'Store and checkout', de: 'Shop und Kasse' },
  summary: {
    en: 'Cart, checkout fields, minimum order, downloads, returns, policies',
    de: 'Warenkorb, Felder der Kasse, Mindestbestellung, Downloads, Rückgaben, Richtlinien',
  },
  parts: [
    {
      title: { en: 'Store', de: 'Shop' },
      settings: settingsOf('store', [
        {
          field: 'isLive',
          label: { en: 'The store is open', de: 'Der Shop ist offen' },
          control: on,
        },
        {
          field: 'expressCheckout',
          label: { en: 'Express checkout', de: 'Express-Kasse' },
          help: {
            en: 'Adding a product leads straight to the checkout.',
            de: 'Ein Klick auf „In den Warenkorb“ führt direkt zur Kasse.',
          },
          control: on,
        },
        {
          field: 'floatingCart',
          label: { en: 'Floating cart', de: 'Schwebender Warenkorb' },
          control: on,
        },
        {
          field: 'multipleQuantityAllowedForServices',
          label: {
            en: 'A service can be bought more than once in an order',
            de: 'Eine Dienstleistung kann mehrfach in einer Bestellung gekauft werden',
          },
          control: on,
        },
        {
          field: 'variantsPerProduct',
          label: {
            en: 'Variants that a product may have',
            de: 'Varianten, die ein Produkt haben darf',
          },
          help: {
            en: 'Up to 2,000. Many of them make a product slower to edit.',
            de: 'Bis zu 2.000. Viele davon machen ein Produkt träger zu bearbeiten.',
          },
          control: { kind: 'number' },
        },
        {
          field: 'continueShoppingLinkUrl',
          label: { en: '“Continue Shopping” leads to', de: '„Weiter einkaufen“ führt zu' },
          help: {
            en: 'A path such as /shop, or an https address.',
            de: 'Ein Pfad wie /shop oder eine https-Adresse.',
          },
          control: { kind: 'text' },
        },
        {
          field: 'minimumOrderSubtotalEnabled',
          label: { en: 'Orders have a minimum', de: 'Es gibt einen Mindestbestellwert' },
          control: on,
        },
        {
          field: 'minimumOrderSubtotal',
          label: { en: 'Minimum subtotal', de: 'Mindestbestellwert' },
          control: { kind: 'amount' },
          onlyWith: 'minimumOrderSubtotalEnabled',
        },
        {
          field: 'measurementStandard',
          label: { en: 'Units', de: 'Einheiten' },
          help: {
            en: 'In which you read and type weights and lengths. Nothing is converted.',
            de: 'In denen Sie Gewichte und Längen lesen und eingeben. Nichts wird umgerechnet.',
          },
          control: {
            kind: 'choice',
            choices: [
              { value: 1, label: { en: 'Imperial (lb, in)', de: 'Imperial (lb, in)' } },
              { value: 2, label: { en: 'Metric (g, mm)', de: 'Metrisch (g, mm)' } },
            ],
          },
        },
      ]),
    },
    {
      title: { en: 'Checkout', de: 'Kasse' },
      settings: settingsOf('store', [
        {
          field: 'shippingCountryDefaultValue',
          label: { en: 'Country it begins with', de: 'Vorgewähltes Land' },
          control: { kind: 'country' },
        },
        {
          field: 'showShippingPhoneNumber',
          label: { en: 'Ask for a phone number', de: 'Nach der Telefonnummer fragen' },
          control: on,
        },
        {
          field: 'isShippingPhoneRequired',
          label: { en: 'The phone number must be given', de: 'Die Telefonnummer ist Pflicht' },
          control: on,
          onlyWith: 'showShippingPhoneNumber',
        },
        {
          field: 'showCompanyField',
          label: { en: 'Ask for a company', de: 'Nach der Firma fragen' },
          control: on,
        },
        {
          field: 'showNoteField',
          label: { en: 'Take a note to the order', de: 'Eine Notiz zur Bestellung annehmen' },
          control: on,
        },
        {
          field: 'showCustomCheckoutForm',
          label: { en: 'Ask questions of your own', de: 'Eigene Fragen stellen' },
          control: on,
        },
        {
          field: 'checkoutFields',
          label: { en: 'Your questions', de: 'Ihre Fragen' },
          control: { kind: 'questions' },
          onlyWith: 'showCustomCheckoutForm',
        },
        {
          field: 'checkoutPageMarketingOptInEnabled',
          label: { en: 'Offer news by mail', de: 'Neuigkeiten per E-Mail anbieten' },
          control: on,
        },
        {
          field: 'enableMailingListOptInByDefault',
          label: {
            en: 'The box for news is ticked at first',
            de: 'Das Kästchen dafür ist vorausgewählt',
          },
          help: { en: 'Not allowed in many countries.', de: 'In vielen Ländern nicht erlaubt.' },
          control: on,
          onlyWith: 'checkoutPageMarketingOptInEnabled',
        },
      ]),
    },
    {
      title: { en: 'After the sale', de: 'Nach dem Kauf' },
      settings: settingsOf('store', [
        {
          field: 'returnDays',
          label: { en: 'Buyers may ask to return for', de: 'Rückgabe kann angefragt werden für' },
          help: { en: '0: they may not.', de: '0: gar nicht.' },
          control: { kind: 'number', suffix: days },
        },
        {
          field: 'downloadDays',
          label: { en: 'Bought files can be downloaded for', de: 'Gekaufte Dateien abrufbar für' },
          help: { en: '0: for ever.', de: '0: unbegrenzt.' },
          control: { kind: 'number', suffix: days },
        },
        {
          field: 'downloadLimit',
          label: { en: 'Each file at most', de: 'Jede Datei höchstens' },
          control: { kind: 'number', suffix: { en: 'times', de: 'Mal' } },
        },
        {
          field: 'giftCardMonths',
          label: { en: 'Gift cards expire after', de: 'Gutscheine verfallen nach' },
          help: {
            en: '0: never. Some countries forbid it.',
            de: '0: nie. Manche Länder verbieten es.',
          },
          control: { kind: 'number', suffix: { en: 'months', de: 'Monaten' } },
        },
      ]),
    },
  ],
};
