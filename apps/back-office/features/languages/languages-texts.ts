import { defineTexts } from '../../texts/define-texts.ts';

export const languagesTexts = defineTexts({
  title: { en: 'Languages', de: 'Sprachen' },
  ownLanguage: {
    en: 'This site itself is written in {name} ({locale}).',
    de: 'Diese Website selbst ist auf {name} geschrieben ({locale}).',
  },
  intro: {
    en: 'Each language has addresses of its own, such as /de/about. What is not translated yet is shown in the language of the site.',
    de: 'Jede Sprache hat eigene Adressen, etwa /en/about. Was noch nicht übersetzt ist, steht in der Sprache der Website.',
  },
  translate: { en: 'Translate into {name}', de: 'Übersetzen: {name}' },
  address: { en: 'Pages at {path}', de: 'Seiten unter {path}' },
  own: { en: 'Language of the site', de: 'Sprache der Website' },
  language: { en: 'Another language', de: 'Weitere Sprache' },
  add: { en: 'Add language', de: 'Sprache hinzufügen' },
  remove: { en: 'Remove {name}', de: '{name} entfernen' },
  connected: { en: 'In several languages', de: 'Mehrsprachig' },
  disconnected: { en: 'In one language', de: 'In einer Sprache' },
  disconnect: { en: 'Remove all languages', de: 'Alle Sprachen entfernen' },
});
