import { totalMessages } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';

/** States of rules. */
export const stateTexts = defineTexts({
  active: { en: 'Active', de: 'Aktiv' },
  scheduled: { en: 'Scheduled', de: 'Geplant' },
  ended: { en: 'Ended', de: 'Beendet' },
  'used-up': { en: 'Used up', de: 'Aufgebraucht' },
  disabled: { en: 'Switched off', de: 'Ausgeschaltet' },
});

/** Why a rule does nothing for a cart. */
export const problemTexts = defineTexts({
  disabled: { en: 'it is switched off', de: 'die Regel ausgeschaltet ist' },
  'not-started': { en: 'it has not begun', de: 'die Regel noch nicht begonnen hat' },
  expired: { en: 'it has ended', de: 'die Regel beendet ist' },
  'used-up': { en: 'it is used up', de: 'die Regel aufgebraucht ist' },
  'used-by-customer': {
    en: 'this customer has used it already',
    de: 'diese Person die Regel schon genutzt hat',
  },
  'other-customers': {
    en: 'it is for other customers',
    de: 'die Regel für andere Personen gilt',
  },
  'below-minimum': {
    en: 'the cart is below the least subtotal',
    de: 'der Warenkorb unter der Mindestsumme liegt',
  },
  'below-quantity': {
    en: 'there are too few units in the cart',
    de: 'zu wenige Stücke im Warenkorb sind',
  },
  'no-matching-items': {
    en: 'it is for other products',
    de: 'die Regel für andere Produkte gilt',
  },
  'not-combinable': {
    en: 'it cannot be combined with another discount that counts more',
    de: 'sie mit einem anderen Rabatt, der mehr zählt, nicht kombinierbar ist',
  },
  'not-served': {
    en: 'it is not for the place that the order goes to',
    de: 'sie nicht für den Ort gilt, an den die Bestellung geht',
  },
  'not-carried': {
    en: 'the cart is too heavy or too small for it',
    de: 'der Warenkorb dafür zu schwer oder zu klein ist',
  },
  'nothing-to-ship': {
    en: 'nothing in the cart is shipped',
    de: 'nichts im Warenkorb versandt wird',
  },
  'without-effect': {
    en: 'it changes nothing for these goods',
    de: 'sie für diese Waren nichts ändert',
  },
});

/** Steps of a total, in the words that buyers read. */
export const stepTexts = defineTexts({
  goods: { en: 'Sample goods', de: 'Beispielware' },
  sale: { en: totalMessages.sale, de: 'Sonderangebot' },
  handling: { en: totalMessages.handling, de: 'Bearbeitung' },
  rounding: { en: totalMessages.rounding, de: 'Rundung' },
  includedTax: { en: totalMessages.includedTax, de: 'enthält {name}' },
  taxRelief: { en: totalMessages.taxRelief, de: 'ohne {name}' },
  each: { en: totalMessages.each, de: 'je {price}' },
  rate: { en: totalMessages.rate, de: '{rate} von {base}' },
});

/** Fields that all rules have. */
export const ruleTexts = defineTexts({
  name: { en: 'Name', de: 'Name' },
  starts: { en: 'Starts', de: 'Beginnt' },
  ends: { en: 'Ends', de: 'Endet' },
  enabled: { en: 'Switched on', de: 'Eingeschaltet' },
  schedule: { en: 'When it applies', de: 'Wann es gilt' },
  scheduleHelp: {
    en: 'Empty: at once, and without an end. Times are those of the site ({zone}).',
    de: 'Leer: sofort und ohne Ende. Zeiten sind die der Website ({zone}).',
  },
  switchOn: { en: 'Switch on', de: 'Einschalten' },
  switchOff: { en: 'Switch off', de: 'Ausschalten' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteTitle: { en: 'Delete “{name}”?', de: '„{name}“ löschen?' },
  deleteText: {
    en: 'Carts forget it at once. Orders that had it keep what they were charged. This cannot be undone; switching it off can.',
    de: 'Warenkörbe vergessen es sofort. Bestellungen behalten, was berechnet wurde. Das lässt sich nicht zurücknehmen; Ausschalten schon.',
  },
  deleted: { en: '“{name}” was deleted.', de: '„{name}“ wurde gelöscht.' },
  isOn: { en: '“{name}” is switched on.', de: '„{name}“ ist eingeschaltet.' },
  isOff: { en: '“{name}” is switched off.', de: '„{name}“ ist ausgeschaltet.' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  saved: { en: 'Saved.', de: 'Gespeichert.' },
  all: { en: 'All', de: 'Alle' },
  state: { en: 'State', de: 'Status' },
  everywhere: { en: 'Everywhere', de: 'Überall' },
  nothingFound: { en: 'Nothing matches.', de: 'Nichts gefunden.' },
  clear: { en: 'Clear the search', de: 'Suche zurücksetzen' },
  search: { en: 'Search by name', de: 'Nach Namen suchen' },
});
