import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';
import type { Alignment, TableAct } from '../../ui/rich-text/text-choices.ts';

/** Texts of the bar above a text. */
export const textBarTexts = defineTexts({
  hint: {
    en: 'Alt F10 comes to this bar from the text, Escape goes back.',
    de: 'Alt F10 führt vom Text in diese Leiste, Escape zurück.',
  },
  superscript: { en: 'Superscript', de: 'Hochgestellt' },
  subscript: { en: 'Subscript', de: 'Tiefgestellt' },
  highlight: { en: 'Highlight', de: 'Hervorheben' },
  alignment: { en: 'Alignment', de: 'Ausrichtung' },
  asTheme: { en: 'As the theme', de: 'Wie das Theme' },
  ink: { en: 'Colour of the text', de: 'Textfarbe' },
  noInk: { en: 'Remove the colour', de: 'Farbe entfernen' },
  footnote: { en: 'Footnote', de: 'Fußnote' },
  footnoteWords: { en: 'Words of the footnote', de: 'Text der Fußnote' },
  save: { en: 'Save', de: 'Speichern' },
  remove: { en: 'Remove', de: 'Entfernen' },
  table: { en: 'Table', de: 'Tabelle' },
  emoji: { en: 'Emoji', de: 'Emoji' },
  emojiHelp: {
    en: 'In a text, :heart: does the same.',
    de: 'Im Text bewirkt :herz: dasselbe.',
  },
});

/** What the alignments are called. */
export const alignmentTexts: Readonly<Record<Alignment, ScreenText>> = defineTexts({
  left: { en: 'Left', de: 'Links' },
  center: { en: 'Centered', de: 'Zentriert' },
  right: { en: 'Right', de: 'Rechts' },
  justify: { en: 'Justified', de: 'Blocksatz' },
});

/** What is done to tables. */
export const tableTexts: Readonly<Record<TableAct, ScreenText>> = defineTexts({
  addRowBefore: { en: 'Row above', de: 'Zeile darüber' },
  addRowAfter: { en: 'Row below', de: 'Zeile darunter' },
  addColumnBefore: { en: 'Column before', de: 'Spalte davor' },
  addColumnAfter: { en: 'Column behind', de: 'Spalte dahinter' },
  deleteRow: { en: 'Remove the row', de: 'Zeile entfernen' },
  deleteColumn: { en: 'Remove the column', de: 'Spalte entfernen' },
  toggleHeaderRow: { en: 'Header row on or off', de: 'Kopfzeile an oder aus' },
  deleteTable: { en: 'Remove the table', de: 'Tabelle entfernen' },
});
