import { defineTexts } from '../texts/define-texts.ts';

/** Texts of building a form. */
export const builderTexts = defineTexts({
  order: {
    en: 'Drag fields by their handle, or move them with the arrow keys.',
    de: 'Felder am Griff ziehen oder mit den Pfeiltasten verschieben.',
  },
  none: { en: 'No fields yet', de: 'Noch keine Felder' },
  add: { en: 'Add field', de: 'Feld hinzufügen' },
  full: {
    en: 'A form has at most {count} fields.',
    de: 'Ein Formular hat höchstens {count} Felder.',
  },
  untitled: { en: 'Without a title', de: 'Ohne Titel' },
  move: { en: 'Move {name}', de: '{name} verschieben' },
  moved: {
    en: '{name} is at place {place} of {count}',
    de: '{name} steht an Stelle {place} von {count}',
  },
  more: { en: 'More about {name}', de: 'Mehr zu {name}' },
  up: { en: 'Move up', de: 'Nach oben' },
  down: { en: 'Move down', de: 'Nach unten' },
  copy: { en: 'Duplicate', de: 'Duplizieren' },
  remove: { en: 'Remove', de: 'Entfernen' },
  required: { en: 'Must be answered', de: 'Pflichtfeld' },
  requiredBadge: { en: 'Required', de: 'Pflicht' },
  title: { en: 'Title', de: 'Titel' },
  kind: { en: 'Kind', de: 'Art' },
  description: { en: 'Explanation', de: 'Erklärung' },
  descriptionHelp: { en: 'Stands below the title.', de: 'Steht unter dem Titel.' },
  placeholder: { en: 'Example in the empty field', de: 'Beispiel im leeren Feld' },
  choices: { en: 'Choices, one a line', de: 'Auswahl, eine je Zeile' },
  statements: { en: 'Statements, one a line', de: 'Aussagen, eine je Zeile' },
  isLimited: { en: 'Limit its length', de: 'Länge begrenzen' },
  maxLength: { en: 'Most characters', de: 'Höchstens so viele Zeichen' },
  countryCode: { en: 'Ask for the country code', de: 'Nach der Landesvorwahl fragen' },
  underline: { en: 'With a line below it', de: 'Mit einer Linie darunter' },
  key: { en: 'Name in the address', de: 'Name in der Adresse' },
  keyHelp: {
    en: 'Taken from the address of the page, such as ?campaign=spring. Empty: by the title.',
    de: 'Kommt aus der Adresse der Seite, etwa ?campaign=spring. Leer: nach dem Titel.',
  },
  value: { en: 'Value otherwise', de: 'Sonst dieser Wert' },
  passwordHelp: {
    en: 'Nobody reads it: orders, answers and mails say __MASKED_FIELD__ in its place. It is not stored.',
    de: 'Niemand liest es: In Bestellungen, Antworten und E-Mails steht __MASKED_FIELD__ an seiner Stelle. Es wird nicht gespeichert.',
  },
  hiddenHelp: {
    en: 'Visitors do not see it. Programs that read the order find it there; of a form on a page it stands with the answers.',
    de: 'Besucher sehen es nicht. Programme, die die Bestellung lesen, finden es dort; aus einem Formular auf einer Seite steht es bei den Antworten.',
  },
  likertHelp: {
    en: 'Each statement is answered from “Strongly Disagree” to “Strongly Agree”.',
    de: 'Jede Aussage wird von „Strongly Disagree“ bis „Strongly Agree“ beantwortet.',
  },
});

/** What a field is without. */
export const faultTexts = defineTexts({
  title: { en: 'Enter a title.', de: 'Geben Sie einen Titel ein.' },
  options: { en: 'Enter at least one choice.', de: 'Geben Sie mindestens eine Auswahl ein.' },
  repeated: { en: 'No choice stands there twice.', de: 'Keine Auswahl steht zweimal da.' },
});
