import { defineTexts } from '../../texts/define-texts.ts';

/** Words about lines that staff sell by hand. */
export const saleTexts = defineTexts({
  find: { en: 'Find a product to add', de: 'Produkt zum Hinzufügen suchen' },
  add: { en: 'Add {name}', de: '{name} hinzufügen' },
  nothing: {
    en: 'Nothing of that name or SKU.',
    de: 'Nichts mit diesem Namen oder dieser SKU.',
  },
  gone: { en: 'A product that is gone', de: 'Ein gelöschtes Produkt' },
  own: { en: 'Add something else', de: 'Etwas anderes hinzufügen' },
  what: { en: 'What it is', de: 'Was es ist' },
  units: { en: 'Units', de: 'Stück' },
  price: { en: 'Price of one', de: 'Einzelpreis' },
  reason: { en: 'Why, which the buyer reads', de: 'Warum (liest die Kundschaft)' },
  isSent: { en: 'It is sent or fetched', de: 'Wird versandt oder abgeholt' },
  remove: { en: 'Remove {name}', de: '{name} entfernen' },
  noLines: { en: 'Nothing here yet.', de: 'Noch nichts hier.' },
});

/** Parts of an address. */
export const addressTexts = defineTexts({
  firstName: { en: 'First name', de: 'Vorname' },
  lastName: { en: 'Last name', de: 'Nachname' },
  company: { en: 'Company', de: 'Firma' },
  line1: { en: 'Street', de: 'Straße und Hausnummer' },
  line2: { en: 'Flat, floor', de: 'Zusatz' },
  postalCode: { en: 'Postcode', de: 'Postleitzahl' },
  city: { en: 'City', de: 'Ort' },
  region: { en: 'State or province, short', de: 'Bundesstaat, kurz' },
  country: { en: 'Country', de: 'Land' },
  phone: { en: 'Phone', de: 'Telefon' },
});
