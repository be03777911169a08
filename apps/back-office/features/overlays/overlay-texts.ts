import { defineTexts } from '../../texts/define-texts.ts';

export const overlayTexts = defineTexts({
  content: { en: 'Content', de: 'Inhalt' },
  contentText: {
    en: 'Sections and blocks, as on a page: words, a picture, a button, a form or a newsletter.',
    de: 'Abschnitte und Blöcke wie auf einer Seite: Worte, ein Bild, ein Button, ein Formular oder ein Newsletter.',
  },
  barText: {
    en: 'In place of the line: rows of blocks, such as words, a button, a countdown or a picture.',
    de: 'Anstelle der Zeile: Reihen von Blöcken wie Worte, ein Button, ein Countdown oder ein Bild.',
  },
  barNotPublished: {
    en: 'Nothing is published: visitors see the line, once it says something.',
    de: 'Nichts ist veröffentlicht: Besucher sehen die Zeile, sobald etwas darin steht.',
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
