import { defineTexts } from '../../texts/define-texts.ts';

/** Texts of the pictures of a product. */
export const pictureTexts = defineTexts({
  title: { en: 'Picture', de: 'Bild' },
  edit: { en: 'Edit picture {number}', de: 'Bild {number} bearbeiten' },
  move: { en: 'Move picture {number}', de: 'Bild {number} verschieben' },
  order: {
    en: 'The first picture stands for the product. Drag to sort, or use the arrow keys on a handle.',
    de: 'Das erste Bild steht für das Produkt. Zum Sortieren ziehen, oder die Pfeiltasten am Griff benutzen.',
  },
  noAltText: { en: 'No alternative text', de: 'Kein Alternativtext' },
  everywhere: {
    en: 'Said wherever this picture is shown. Describe what can be seen.',
    de: 'Gilt überall, wo dieses Bild erscheint. Beschreiben Sie, was zu sehen ist.',
  },
  variants: { en: 'Shown for', de: 'Gezeigt bei' },
  variantsHelp: {
    en: 'Who chooses one of these sees this picture. Saved with the product.',
    de: 'Wer davon etwas wählt, sieht dieses Bild. Wird mit dem Produkt gespeichert.',
  },
  value: {
    en: '{option}: {value} ({count} of {all})',
    de: '{option}: {value} ({count} von {all})',
  },
  done: { en: 'Done', de: 'Fertig' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
});
