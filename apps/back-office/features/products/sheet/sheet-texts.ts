import { measureFaultTexts } from '../../../measures/measure-texts.ts';
import { defineTexts } from '../../../texts/define-texts.ts';

/** What the columns are called. */
export const sheetColumnTexts = defineTexts({
  title: { en: 'Name', de: 'Name' },
  price: { en: 'Price', de: 'Preis' },
  salePrice: { en: 'Sale price', de: 'Angebotspreis' },
  stock: { en: 'Stock', de: 'Bestand' },
  sku: { en: 'SKU', de: 'Artikelnummer' },
  weight: { en: 'Weight in {unit}', de: 'Gewicht in {unit}' },
  length: {
    en: 'Length in {unit, select, in {inches} other {mm}}',
    de: 'Länge in {unit, select, in {Zoll} other {mm}}',
  },
  width: {
    en: 'Width in {unit, select, in {inches} other {mm}}',
    de: 'Breite in {unit, select, in {Zoll} other {mm}}',
  },
  height: {
    en: 'Height in {unit, select, in {inches} other {mm}}',
    de: 'Höhe in {unit, select, in {Zoll} other {mm}}',
  },
  visible: { en: 'Visible', de: 'Sichtbar' },
  seoTitle: { en: 'SEO title', de: 'SEO-Titel' },
  seoDescription: { en: 'SEO description', de: 'SEO-Beschreibung' },
});

/** Why a cell is not taken. */
export const cellFaultTexts = defineTexts({
  ...measureFaultTexts,
  notAmount: { en: 'This is not an amount.', de: 'Das ist kein Betrag.' },
  tooManyDecimals: {
    en: 'The currency has fewer decimal places.',
    de: 'So viele Nachkommastellen hat die Währung nicht.',
  },
  notYesNo: { en: 'Enter yes or no.', de: 'Geben Sie Ja oder Nein ein.' },
  empty: { en: 'This cannot be empty.', de: 'Das darf nicht leer sein.' },
  tooLong: { en: 'This text is too long.', de: 'Dieser Text ist zu lang.' },
  severalLines: { en: 'This must be one line.', de: 'Das muss eine Zeile sein.' },
  saleTooHigh: {
    en: 'The sale price cannot be higher than the price.',
    de: 'Der Angebotspreis kann nicht höher als der Preis sein.',
  },
  saleOfGiftCard: {
    en: 'A gift card cannot be on sale.',
    de: 'Ein Gutschein kann nicht im Angebot sein.',
  },
  ofProduct: {
    en: 'This belongs to the product: change it in the row of its first variant.',
    de: 'Das gehört zum Produkt: Ändern Sie es in der Zeile seiner ersten Variante.',
  },
  archived: {
    en: 'This product is in the archive. Take it out first.',
    de: 'Dieses Produkt liegt im Archiv. Holen Sie es zuerst heraus.',
  },
  noRow: { en: 'There is no row for this.', de: 'Dafür gibt es keine Zeile.' },
  mayNot: { en: 'You may not do this.', de: 'Das dürfen Sie nicht.' },
});

/** Texts of the sheet. */
export const sheetTexts = defineTexts({
  screen: { en: 'Spreadsheet', de: 'Tabelle' },
  products: { en: 'Products', de: 'Produkte' },
  grid: { en: 'Products and variants', de: 'Produkte und Varianten' },
  keys: {
    en: 'Arrow keys move, typing or F2 edits, Ctrl C, X, V and Z as in any spreadsheet, Ctrl D fills down. Escape, then Tab leaves the table.',
    de: 'Pfeiltasten bewegen, Tippen oder F2 bearbeitet, Strg C, X, V und Z wie in jeder Tabelle, Strg D füllt nach unten. Escape, dann Tab verlässt die Tabelle.',
  },
  row: { en: 'Product', de: 'Produkt' },
  cellOf: { en: '{column} of {name}', de: '{column} von {name}' },
  rows: {
    en: '{count, plural, one {# row} other {# rows}}',
    de: '{count, plural, one {# Zeile} other {# Zeilen}}',
  },
  more: {
    en: 'Only the first {count, number} rows are shown. Narrow the list to see others.',
    de: 'Nur die ersten {count, number} Zeilen stehen hier. Grenzen Sie die Liste ein, um andere zu sehen.',
  },
  loading: { en: 'Loading more…', de: 'Weitere werden geladen…' },
  saving: {
    en: '{count, plural, one {Saving # cell…} other {Saving # cells…}}',
    de: '{count, plural, one {# Zelle wird gespeichert…} other {# Zellen werden gespeichert…}}',
  },
  waiting: {
    en: 'No answer: {count, plural, one {# cell waits} other {# cells wait}} and will be saved.',
    de: 'Keine Antwort: {count, plural, one {# Zelle wartet} other {# Zellen warten}} und wird noch gespeichert.',
  },
  saved: { en: 'All saved', de: 'Alles gespeichert' },
  faults: {
    en: '{count, plural, one {# cell needs a look} other {# cells need a look}}',
    de: '{count, plural, one {# Zelle braucht einen Blick} other {# Zellen brauchen einen Blick}}',
  },
  nextFault: { en: 'Next one', de: 'Zur nächsten' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undone: { en: 'Taken back', de: 'Zurückgenommen' },
  discard: { en: 'Discard', de: 'Verwerfen' },
  theirs: {
    en: 'Somebody else changed this meanwhile: theirs {theirs}, yours {yours}.',
    de: 'Das wurde inzwischen geändert: dort {theirs}, bei Ihnen {yours}.',
  },
  keepTheirs: { en: 'Keep theirs', de: 'Deren behalten' },
  keepYours: { en: 'Keep yours', de: 'Ihre behalten' },
  gone: { en: 'This product is gone.', de: 'Dieses Produkt gibt es nicht mehr.' },
  cutOff: {
    en: '{count, plural, one {# cell} other {# cells}} did not fit into the sheet and were not pasted.',
    de: '{count, plural, one {# Zelle} other {# Zellen}} passten nicht in die Tabelle und wurden nicht eingefügt.',
  },
  readOnly: {
    en: 'Nothing here can be changed with your role.',
    de: 'Mit Ihrer Rolle lässt sich hier nichts ändern.',
  },
  yes: { en: 'Yes', de: 'Ja' },
  no: { en: 'No', de: 'Nein' },
  leaveTitle: { en: 'Leave the sheet?', de: 'Tabelle verlassen?' },
  leaveText: {
    en: 'Some cells are not saved yet. They would be lost.',
    de: 'Einige Zellen sind noch nicht gespeichert. Sie gingen verloren.',
  },
  leave: { en: 'Leave', de: 'Verlassen' },
  fill: { en: 'Drag to fill', de: 'Ziehen zum Ausfüllen' },
});
