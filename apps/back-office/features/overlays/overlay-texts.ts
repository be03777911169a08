import { defineTexts } from '../../texts/define-texts.ts';

export const overlayTexts = defineTexts({
  content: { en: 'Content', de: 'Inhalt' },
  contentText: {
    en: 'Sections and blocks, as on a page: words, a picture, a button, a form or a newsletter.',
    de: 'Abschnitte und Blöcke wie auf einer Seite: Worte, ein Bild, ein Button, ein Formular oder ein Newsletter.',
  },
  edit: { en: 'Edit content', de: 'Inhalt bearbeiten' },
  siteLock: { en: 'Password of the whole site', de: 'Passwort der ganzen Website' },
  siteIsLocked: { en: 'Locked', de: 'Gesperrt' },
  siteIsOpen: { en: 'Open to everybody', de: 'Für alle offen' },
  notPublished: {
    en: 'Nothing is published yet: visitors see no popup.',
    de: 'Noch ist nichts veröffentlicht: Besucher sehen kein Popup.',
  },
});
