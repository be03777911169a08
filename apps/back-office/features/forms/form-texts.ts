import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of the forms that products and pages ask. */
export const formTexts = defineTexts({
  forms: { en: 'Forms', de: 'Formulare' },
  formsOfProducts: { en: 'Forms of products', de: 'Formulare von Produkten' },
  lead: {
    en: 'Questions that a product asks before it goes into the cart, such as what to engrave, or that a page asks, such as a contact form. Answers stand with the order, those of pages under “Form answers”.',
    de: 'Fragen, die ein Produkt stellt, bevor es in den Warenkorb kommt, etwa was eingraviert wird, oder die eine Seite stellt, etwa ein Kontaktformular. Antworten stehen bei der Bestellung, die von Seiten unter „Formularantworten“.',
  },
  add: { en: 'New form', de: 'Neues Formular' },
  none: { en: 'No forms yet', de: 'Noch keine Formulare' },
  name: { en: 'Name', de: 'Name' },
  nameHelp: {
    en: 'Stands above the questions when buyers are asked.',
    de: 'Steht über den Fragen, wenn Käufer gefragt werden.',
  },
  nameMissing: { en: 'Enter a name.', de: 'Geben Sie einen Namen ein.' },
  fields: { en: 'Fields', de: 'Felder' },
  products: { en: 'Products', de: 'Produkte' },
  usedBy: { en: 'Asked by', de: 'Gefragt bei' },
  unused: {
    en: 'No product asks this form. It is chosen at a product, under Selling.',
    de: 'Kein Produkt fragt danach. Gewählt wird es beim Produkt unter „Verkauf“.',
  },
  moreProducts: {
    en: 'and {count, plural, one {# more product} other {# more products}}',
    de: 'und {count, plural, one {# weiteres Produkt} other {# weitere Produkte}}',
  },
  remove: { en: 'Delete', de: 'Löschen' },
  removeTitle: { en: 'Delete {name}?', de: '{name} löschen?' },
  removeText: {
    en: 'A page that shows it shows nothing in its place. Answers stay. You can undo this.',
    de: 'Eine Seite, die es zeigt, zeigt an seiner Stelle nichts. Antworten bleiben. Das lässt sich rückgängig machen.',
  },
  removed: { en: '{name} was deleted', de: '{name} wurde gelöscht' },
  usedTitle: { en: '{name} is in use', de: '{name} wird verwendet' },
  usedText: {
    en: '{count, plural, one {A product asks} other {# products ask}} this form. Choose another form there first, or none.',
    de: '{count, plural, one {Ein Produkt fragt} other {# Produkte fragen}} nach diesem Formular. Wählen Sie dort zuerst ein anderes oder keines.',
  },
  understood: { en: 'Close', de: 'Schließen' },
  create: { en: 'Create form', de: 'Formular anlegen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  formOfBuyers: { en: 'Form for buyers', de: 'Formular für Käufer' },
  formHelp: {
    en: 'Asked before the product goes into the cart.',
    de: 'Wird gefragt, bevor das Produkt in den Warenkorb kommt.',
  },
  noForm: { en: 'None', de: 'Keines' },
  giftForm: { en: 'Questions of a gift', de: 'Fragen zum Geschenk' },
  goneForm: { en: 'A deleted form', de: 'Ein gelöschtes Formular' },
  edit: { en: 'Edit form', de: 'Formular bearbeiten' },
});
