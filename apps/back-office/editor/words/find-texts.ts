import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of finding in a page. */
export const findTexts = defineTexts({
  title: { en: 'Find in this page', de: 'Auf dieser Seite suchen' },
  find: { en: 'Find', de: 'Suchen' },
  replaceBy: { en: 'Replace with', de: 'Ersetzen durch' },
  matchCase: { en: 'Match case', de: 'Groß- und Kleinschreibung' },
  wholeWord: { en: 'Whole words', de: 'Ganze Wörter' },
  count: {
    en: '{count, plural, =0 {Nothing found} one {# match} other {# matches}}',
    de: '{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}',
  },
  place: { en: '{at} of {count}', de: '{at} von {count}' },
  previous: { en: 'Previous match', de: 'Voriger Treffer' },
  next: { en: 'Next match', de: 'Nächster Treffer' },
  replace: { en: 'Replace', de: 'Ersetzen' },
  replaceAll: { en: 'Replace all', de: 'Alle ersetzen' },
  wholeSite: { en: 'Find in the whole site', de: 'Auf der ganzen Website suchen' },
});
