import { defineTexts } from '../../../texts/define-texts.ts';

/** Texts of the store page that products are on. */
export const storePageTexts = defineTexts({
  fullNamed: { en: '{name} (full)', de: '{name} (voll)' },
  full: {
    en: 'This store page is full.',
    de: 'Diese Shop-Seite ist voll.',
  },
  fullTakeOther: {
    en: 'This store page is full. Choose another one.',
    de: 'Diese Shop-Seite ist voll. Wählen Sie eine andere.',
  },
  orMakeRoom: { en: 'Or make room on it.', de: 'Oder schaffen Sie dort Platz.' },
  roomSettings: { en: 'Let store pages hold more', de: 'Mehr Produkte je Shop-Seite erlauben' },
  archiveSome: {
    en: 'What is in the archive takes no room.',
    de: 'Was im Archiv liegt, braucht keinen Platz.',
  },
  movedTo: {
    en: 'When you save, the address becomes {address}. The old one leads there.',
    de: 'Beim Speichern wird die Adresse zu {address}. Die alte führt dorthin.',
  },
  lostCategories: {
    en: '{count, plural, one {This category of the old page goes} other {These categories of the old page go}}: {names}.',
    de: '{count, plural, one {Diese Kategorie der alten Seite entfällt} other {Diese Kategorien der alten Seite entfallen}}: {names}.',
  },
  gone: { en: 'A deleted store page', de: 'Eine gelöschte Shop-Seite' },
  copyTitle: { en: 'Where does the copy go?', de: 'Wohin kommt die Kopie?' },
  copyText: {
    en: 'The store page of {title} is full. Categories are not taken along.',
    de: 'Die Shop-Seite von {title} ist voll. Kategorien werden nicht übernommen.',
  },
  noRoom: {
    en: 'All store pages are full.',
    de: 'Alle Shop-Seiten sind voll.',
  },
  unread: {
    en: 'The store pages could not be read.',
    de: 'Die Shop-Seiten konnten nicht gelesen werden.',
  },
  copy: { en: 'Duplicate', de: 'Duplizieren' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
});
