import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of the amounts of a gift card. SUBS-03 */
export const giftTexts = defineTexts({
  title: { en: 'Amounts', de: 'Beträge' },
  option: { en: 'Amount', de: 'Betrag' },
  help: {
    en: 'Buyers choose one of these. Amounts are in {currency}.',
    de: 'Käufer wählen einen davon. Die Beträge sind in {currency}.',
  },
  sku: { en: 'SKU', de: 'Artikelnummer' },
  skuOf: { en: 'SKU of {name}', de: 'Artikelnummer von {name}' },
  remove: { en: 'Remove {name}', de: '{name} entfernen' },
  another: { en: 'Another amount', de: 'Weiterer Betrag' },
  add: { en: 'Add amount', de: 'Betrag hinzufügen' },
  wrong: {
    en: 'Enter an amount from {min} to {max}.',
    de: 'Geben Sie einen Betrag von {min} bis {max} ein.',
  },
  taken: { en: 'This amount is there already.', de: 'Diesen Betrag gibt es schon.' },
  full: {
    en: 'A gift card can have at most {count} amounts.',
    de: 'Ein Geschenkgutschein kann höchstens {count} Beträge haben.',
  },
});
