import { defineTexts } from '../../texts/define-texts.ts';

export const languagesTexts = defineTexts({
  title: { en: 'Languages', de: 'Sprachen' },
  intro: {
    en: 'Languages that custom code and translation services find on this site. Pages are written in the language of the site.',
    de: 'Sprachen, die eigener Code und Übersetzungsdienste auf dieser Website finden. Seiten stehen in der Sprache der Website.',
  },
  own: { en: 'Language of the site', de: 'Sprache der Website' },
  language: { en: 'Language', de: 'Sprache' },
  add: { en: 'Add language', de: 'Sprache hinzufügen' },
  remove: { en: 'Remove {name}', de: '{name} entfernen' },
  connected: { en: 'Connected', de: 'Verbunden' },
  disconnected: { en: 'Not connected', de: 'Nicht verbunden' },
  disconnect: { en: 'Disconnect', de: 'Trennen' },
});
