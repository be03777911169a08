import { messages, type FontCategory } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';

const { fonts } = messages;

/** Texts of fonts; the English ones of the picker are those of FONT-01 to FONT-03. */
export const fontTexts = defineTexts({
  title: { en: 'Site styles', de: 'Website-Stile' },
  intro: {
    en: 'One font for headings and one for all other text, on every page at once. They stay when you choose another look.',
    de: 'Eine Schrift für Überschriften und eine für allen anderen Text, auf allen Seiten zugleich. Sie bleiben, wenn Sie ein anderes Aussehen wählen.',
  },
  heading: { en: 'Headings', de: 'Überschriften' },
  body: { en: 'Text', de: 'Text' },
  ofLook: { en: 'Of the look', de: 'Des Aussehens' },
  change: { en: 'Change font: {part}', de: 'Schrift ändern: {part}' },
  back: { en: 'Take the font of the look: {part}', de: 'Schrift des Aussehens nehmen: {part}' },
  search: { en: 'Search fonts', de: 'Schriften suchen' },
  browse: { en: 'Browse all fonts', de: 'Alle Schriften ansehen' },
  inUse: { en: 'Fonts in Style Guide', de: 'Schriften der Stilvorlage' },
  noneInUse: {
    en: 'The site has the fonts of its look.',
    de: 'Die Website hat die Schriften ihres Aussehens.',
  },
  category: { en: 'Category', de: 'Kategorie' },
  all: { en: 'All', de: 'Alle' },
  found: { en: 'Fonts', de: 'Schriften' },
  nothing: { en: 'No results found', de: 'Keine Ergebnisse' },
  failed: { en: fonts.unableToLoad, de: 'Schriften konnten nicht geladen werden' },
  previewFailed: {
    en: fonts.unableToPreview,
    de: 'Vorschau für {fontName} konnte nicht geladen werden',
  },
  choose: { en: 'Use font', de: 'Schrift nehmen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  kitTitle: { en: 'Typekit Kit', de: 'Typekit Kit' },
  kitIntro: {
    en: 'Fonts of a kit come from Adobe, so visitors are asked first. Until they agree, and in the preview, they read the fonts above.',
    de: 'Schriften eines Kits kommen von Adobe, deshalb werden Besucher zuerst gefragt. Bis sie zustimmen, und in der Vorschau, lesen sie die Schriften oben.',
  },
  kit: { en: 'Kit ID', de: 'Kit-ID' },
  kitHeading: { en: 'Family for headings', de: 'Familie für Überschriften' },
  kitBody: { en: 'Family for text', de: 'Familie für Text' },
  kitFamilyHelp: { en: 'Such as proxima-nova', de: 'Zum Beispiel proxima-nova' },
});

/** Names of categories. FONT-02 */
export const categoryTexts: Readonly<Record<FontCategory, ScreenText>> = defineTexts({
  'Sans Serif': { en: 'Sans Serif', de: 'Serifenlos' },
  Serif: { en: 'Serif', de: 'Mit Serifen' },
  Display: { en: 'Display', de: 'Auszeichnung' },
  Script: { en: 'Script', de: 'Schreibschrift' },
  'Slab Serif': { en: 'Slab Serif', de: 'Mit starken Serifen' },
  Mono: { en: 'Mono', de: 'Feste Breite' },
  Other: { en: 'Other', de: 'Andere' },
});

const fontFields = ['heading', 'body', 'kit', 'kitHeading', 'kitBody'] as const;

/** Whether it is a setting of fonts, whose label is the text of its name. */
export function isFontField(field: string): field is (typeof fontFields)[number] {
  return fontFields.some((one) => one === field);
}
