import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of the list of products. */
export const productListTexts = defineTexts({
  title: { en: 'Products', de: 'Produkte' },
  importThem: { en: 'Import', de: 'Importieren' },
  add: { en: 'Add product', de: 'Produkt anlegen' },
  search: { en: 'Search by name, address or SKU', de: 'Name, Adresse oder SKU suchen' },
  category: { en: 'Category', de: 'Kategorie' },
  count: {
    en: '{count, plural, one {# product} other {# products}}',
    de: '{count, plural, one {# Produkt} other {# Produkte}}',
  },
  countMore: { en: 'More than {count, number} products', de: 'Mehr als {count, number} Produkte' },
  none: { en: 'No products yet', de: 'Noch keine Produkte' },
  noneText: {
    en: 'Add the first one: a name and a price are enough to begin.',
    de: 'Legen Sie das erste an: Name und Preis genügen für den Anfang.',
  },
  nothingFound: { en: 'No products found', de: 'Keine Produkte gefunden' },
  clear: { en: 'Clear search and filters', de: 'Suche und Filter löschen' },
  name: { en: 'Name', de: 'Name' },
  state: { en: 'State', de: 'Status' },
  type: { en: 'Type', de: 'Art' },
  storePage: { en: 'Store page', de: 'Shop-Seite' },
  price: { en: 'Price', de: 'Preis' },
  stock: { en: 'Stock', de: 'Bestand' },
  updated: { en: 'Updated', de: 'Geändert' },
  visible: { en: 'Visible', de: 'Sichtbar' },
  hidden: { en: 'Hidden', de: 'Verborgen' },
  archived: { en: 'Archived', de: 'Archiviert' },
  onSale: { en: 'On sale', de: 'Im Angebot' },
  soldOut: { en: 'Sold out', de: 'Ausverkauft' },
  uncounted: { en: 'Not counted', de: 'Nicht gezählt' },
  variants: {
    en: '{count, plural, one {# variant} other {# variants}}',
    de: '{count, plural, one {# Variante} other {# Varianten}}',
  },
  chosen: { en: '{count} selected', de: '{count} ausgewählt' },
  archive: { en: 'Archive', de: 'Archivieren' },
  unarchive: { en: 'Take out of the archive', de: 'Aus dem Archiv holen' },
  archivedNow: {
    en: '{count, plural, one {# product} other {# products}} archived',
    de: '{count, plural, one {# Produkt} other {# Produkte}} archiviert',
  },
  unarchivedNow: {
    en: '{count, plural, one {# product} other {# products}} taken out of the archive, still hidden',
    de: '{count, plural, one {# Produkt} other {# Produkte}} aus dem Archiv geholt, noch verborgen',
  },
  takingBack: { en: 'Being taken back…', de: 'Wird zurückgenommen…' },
  left: {
    en: '{count, plural, one {# product stays as it is} other {# products stay as they are}}: {reason}',
    de: '{count, plural, one {# Produkt bleibt, wie es ist} other {# Produkte bleiben, wie sie sind}}: {reason}',
  },
  firstAlone: {
    en: 'The first {count, number} of the chosen products are edited together. For more, narrow the list and edit all of it.',
    de: 'Die ersten {count, number} der gewählten Produkte werden gemeinsam bearbeitet. Für mehr grenzen Sie die Liste ein und bearbeiten alle.',
  },
  editTogether: { en: 'Edit together', de: 'Gemeinsam bearbeiten' },
  editAll: { en: 'Edit all of the list', de: 'Alle der Liste bearbeiten' },
  sheet: { en: 'Spreadsheet', de: 'Tabelle' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  clearChosen: { en: 'Clear selection', de: 'Auswahl aufheben' },
});
