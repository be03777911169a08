import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of the field for text with its form. */
export const richTextTexts = defineTexts({
  tools: { en: 'Form of the text', de: 'Textgestaltung' },
  bold: { en: 'Bold', de: 'Fett' },
  italic: { en: 'Italic', de: 'Kursiv' },
  heading: { en: 'Heading', de: 'Überschrift' },
  subheading: { en: 'Subheading', de: 'Zwischenüberschrift' },
  bullets: { en: 'List', de: 'Liste' },
  numbers: { en: 'Numbered list', de: 'Nummerierte Liste' },
  quote: { en: 'Quote', de: 'Zitat' },
  link: { en: 'Link', de: 'Link' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  redo: { en: 'Redo', de: 'Wiederholen' },
  source: { en: 'HTML', de: 'HTML' },
  picturesLeft: {
    en: '{count, plural, one {# picture was} other {# pictures were}} left out. Add pictures as blocks of their own.',
    de: '{count, plural, one {# Bild blieb} other {# Bilder blieben}} weg. Fügen Sie Bilder als eigene Blöcke ein.',
  },
  namedPicturesLeft: {
    en: '{count, plural, one {# picture was} other {# pictures were}} left out ({names}). Add pictures as blocks of their own.',
    de: '{count, plural, one {# Bild blieb} other {# Bilder blieben}} weg ({names}). Fügen Sie Bilder als eigene Blöcke ein.',
  },
  pasteTooLong: {
    en: 'This is more than a text holds. Paste it in parts, into several texts.',
    de: 'Das ist mehr, als ein Text fasst. Fügen Sie es in Teilen in mehrere Texte ein.',
  },
  isSource: {
    en: 'This text has HTML that the editor cannot show, so it is edited as HTML and nothing of it is lost.',
    de: 'Dieser Text enthält HTML, das der Editor nicht zeigen kann. Er wird als HTML bearbeitet, damit nichts verloren geht.',
  },
});
