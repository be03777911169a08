import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of what visitors send by forms of pages. */
export const formAnswerTexts = defineTexts({
  title: { en: 'Form answers', de: 'Formularantworten' },
  answer: { en: 'Answer', de: 'Antwort' },
  form: { en: 'Form', de: 'Formular' },
  allForms: { en: 'All forms', de: 'Alle Formulare' },
  page: { en: 'Page', de: 'Seite' },
  sentOn: { en: 'Sent', de: 'Gesendet' },
  actions: { en: 'Actions', de: 'Aktionen' },
  actionsOf: { en: 'Actions for answers of {moment}', de: 'Aktionen für Antworten vom {moment}' },
  show: { en: 'Show', de: 'Zeigen' },
  close: { en: 'Close', de: 'Schließen' },
  export: { en: 'Export', de: 'Exportieren' },
  remove: { en: 'Delete', de: 'Löschen' },
  removeTitle: { en: 'Delete these answers?', de: 'Diese Antworten löschen?' },
  removeText: {
    en: 'They are gone for good, and are not kept in the log. This cannot be undone.',
    de: 'Sie sind endgültig weg und stehen auch nicht im Protokoll. Das lässt sich nicht rückgängig machen.',
  },
  removed: {
    en: '{count, plural, one {# answer was deleted} other {# answers were deleted}}',
    de: '{count, plural, one {# Antwort wurde gelöscht} other {# Antworten wurden gelöscht}}',
  },
  removeOld: { en: 'Delete old answers', de: 'Alte Antworten löschen' },
  olderThan: {
    en: 'Older than {months, plural, =12 {a year} =36 {three years} other {# months}}',
    de: 'Älter als {months, plural, =12 {ein Jahr} =36 {drei Jahre} other {# Monate}}',
  },
  removeOldTitle: {
    en: 'Delete all answers from before {day}?',
    de: 'Alle Antworten von vor dem {day} löschen?',
  },
  none: { en: 'No answers yet', de: 'Noch keine Antworten' },
  noneText: {
    en: 'What visitors send by the forms of your pages stands here. It is mailed to the addresses that get alerts, else to the contact email.',
    de: 'Was über die Formulare Ihrer Seiten gesendet wird, steht hier. Es geht per E-Mail an die Adressen für Hinweise, sonst an die Kontaktadresse.',
  },
});
