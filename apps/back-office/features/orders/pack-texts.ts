import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of packing one order. */
export const packTexts = defineTexts({
  title: { en: 'Pack order #{number}', de: 'Bestellung #{number} packen' },
  code: { en: 'SKU of what you hold', de: 'SKU des Artikels in der Hand' },
  codeHelp: {
    en: 'Type it or its barcode, or use a scanner, then press Enter.',
    de: 'SKU oder Strichcode eintippen oder scannen, dann Enter.',
  },
  unknown: { en: '{code} is not in this order', de: '{code} gehört nicht zu dieser Bestellung' },
  full: { en: 'All of {code} is packed', de: 'Von {code} ist alles gepackt' },
  lies: { en: 'Packed: {name}', de: 'Gepackt: {name}' },
  all: {
    en: 'All packed. Scan or type the tracking number.',
    de: 'Alles gepackt. Jetzt die Sendungsnummer scannen oder eintippen.',
  },
  allForPickup: { en: 'All packed.', de: 'Alles gepackt.' },
  packed: { en: '{packed} of {count} packed', de: '{packed} von {count} gepackt' },
  add: { en: 'Pack one of {name}', de: 'Eins packen: {name}' },
  addOne: { en: 'Pack one', de: 'Eins packen' },
  out: { en: 'Take out', de: 'Herausnehmen' },
  takeOut: { en: 'Take out {name}', de: 'Herausnehmen: {name}' },
  carrier: { en: 'Carrier', de: 'Versanddienst' },
  number: { en: 'Tracking number', de: 'Sendungsnummer' },
  noTracking: {
    en: '{code} is an item of the order, not a tracking number',
    de: '{code} ist ein Artikel der Bestellung, keine Sendungsnummer',
  },
  ship: { en: 'Send what is packed', de: 'Gepacktes versenden' },
  layReady: { en: 'Lay ready for pickup', de: 'Zur Abholung bereitlegen' },
  nothing: { en: 'Nothing left to pack', de: 'Nichts mehr zu packen' },
  done: { en: 'Order #{number} was sent', de: 'Bestellung #{number} wurde versandt' },
  doneReady: {
    en: 'Order #{number} lies ready',
    de: 'Bestellung #{number} liegt bereit',
  },
  packing: { en: 'Packing', de: 'Packen' },
});
