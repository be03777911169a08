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
  tabs: { en: 'Parts of the form', de: 'Teile des Formulars' },
  BUILD: { en: 'Build', de: 'Aufbau' },
  STORAGE: { en: 'Storage', de: 'Ablage' },
  ADVANCED: { en: 'Advanced', de: 'Erweitert' },
  CAPTCHA: { en: 'Captcha', de: 'Captcha' },
  DISCLAIMER: { en: 'Disclaimer', de: 'Hinweis' },
  kept: {
    en: 'Answers to a page are kept here, those to a product with its order.',
    de: 'Antworten von Seiten werden hier aufbewahrt, die zu einem Produkt bei der Bestellung.',
  },
  answers: { en: 'Form answers', de: 'Formularantworten' },
  alertAddresses: { en: 'Send each answer to', de: 'Jede Antwort senden an' },
  alertAddressesHelp: {
    en: 'Email addresses with commas between them. Empty: whoever is told of orders.',
    de: 'E-Mail-Adressen mit Komma dazwischen. Leer: wer von Bestellungen hört.',
  },
  noAddress: {
    en: 'Enter email addresses, at most ten.',
    de: 'Geben Sie E-Mail-Adressen ein, höchstens zehn.',
  },
  keepDays: { en: 'Delete answers after', de: 'Antworten löschen nach' },
  keepDaysHelp: {
    en: '0: they stay until you delete them. What is older goes every night and does not come back.',
    de: '0: Sie bleiben, bis Sie sie löschen. Was älter ist, geht jede Nacht und kommt nicht wieder.',
  },
  days: { en: 'days', de: 'Tagen' },
  mailSubject: { en: 'Subject of the mail to you', de: 'Betreff der E-Mail an Sie' },
  mailSubjectHelp: {
    en: 'Empty: the name of the form, and that there is a new answer.',
    de: 'Leer: der Name des Formulars und dass es eine neue Antwort gibt.',
  },
  asksCaptcha: { en: 'Ask for the captcha', de: 'Captcha verlangen' },
  asksCaptchaHelp: {
    en: 'On pages, once the site has the keys of a captcha. Switched off, machines can send the form too.',
    de: 'Auf Seiten, sobald die Website Schlüssel eines Captchas hat. Ausgeschaltet können auch Maschinen das Formular senden.',
  },
  captchaKeys: { en: 'Keys of the captcha', de: 'Schlüssel des Captchas' },
  disclaimer: { en: 'Text before the button', de: 'Text vor dem Button' },
  disclaimerHelp: {
    en: 'Such as what you do with the answers. Visitors read it before they send.',
    de: 'Etwa was mit den Antworten geschieht. Besucher lesen es, bevor sie senden.',
  },
  edit: { en: 'Edit form', de: 'Formular bearbeiten' },
});
