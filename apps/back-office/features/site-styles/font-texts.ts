import { messages, type FontCategory, type FontLicenceFlag } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';

const { fonts } = messages;

/** Texts of fonts; the English ones of the picker are those of FONT-01 to FONT-03. */
export const fontTexts = defineTexts({
  title: { en: 'Site styles', de: 'Website-Stile' },
  intro: {
    en: 'One font for headings and one for all other text, on every page at once. They stay when you choose another theme.',
    de: 'Eine Schrift für Überschriften und eine für allen anderen Text, auf allen Seiten zugleich. Sie bleiben, wenn Sie ein anderes Theme wählen.',
  },
  heading: { en: 'Headings', de: 'Überschriften' },
  body: { en: 'Text', de: 'Text' },
  ofLook: { en: 'From the theme', de: 'Vom Theme' },
  change: { en: 'Change font', de: 'Schrift ändern' },
  changeOf: { en: 'Change font: {part}', de: 'Schrift ändern: {part}' },
  back: { en: 'Take the font of the theme: {part}', de: 'Schrift des Themes nehmen: {part}' },
  search: { en: 'Search fonts', de: 'Schriften suchen' },
  browse: { en: 'Browse all fonts', de: 'Alle Schriften ansehen' },
  inUse: { en: 'Fonts in Style Guide', de: 'Schriften der Stilvorlage' },
  noneInUse: {
    en: 'The site has the fonts of its theme.',
    de: 'Die Website hat die Schriften ihres Themes.',
  },
  uploaded: { en: 'Uploaded', de: 'Hochgeladen' },
  own: { en: 'Your own fonts', de: 'Eigene Schriften' },
  ownIntro: {
    en: 'WOFF2, WOFF, TTF or OTF, at most 5 MB each. Files of one family come together. A font keeps only the letters that the languages of your site need: after adding a language, upload it again. Use only fonts that you have a licence for on web pages.',
    de: 'WOFF2, WOFF, TTF oder OTF, je höchstens 5 MB. Dateien einer Familie kommen zusammen. Eine Schrift behält nur die Buchstaben, die die Sprachen Ihrer Website brauchen: Kommt eine Sprache dazu, laden Sie sie noch einmal hoch. Nehmen Sie nur Schriften, für die Sie eine Lizenz für Webseiten haben.',
  },
  upload: { en: 'Upload fonts', de: 'Schriften hochladen' },
  faces: {
    en: '{count, plural, one {# file} other {# files}}',
    de: '{count, plural, one {# Datei} other {# Dateien}}',
  },
  remove: { en: 'Remove {family}', de: '{family} entfernen' },
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

const fontFields = ['heading', 'body', 'own', 'kit', 'kitHeading', 'kitBody'] as const;

/** Whether it is a setting of fonts, whose label is the text of its name. */
export function isFontField(field: string): field is (typeof fontFields)[number] {
  return fontFields.some((one) => one === field);
}

/** What the flag of a font that was uploaded says, in plain words. */
export const licenceTexts: Readonly<Record<FontLicenceFlag, ScreenText>> = defineTexts({
  installable: {
    en: '{family}: the font puts no limits on being embedded.',
    de: '{family}: Die Schrift setzt dem Einbetten keine Grenzen.',
  },
  editable: {
    en: '{family}: the font may be embedded in pages that are edited, too.',
    de: '{family}: Die Schrift darf auch in Seiten eingebettet werden, die bearbeitet werden.',
  },
  viewing: {
    en: '{family}: the font may be embedded to be looked at and printed. Make sure that your licence means web pages, too.',
    de: '{family}: Die Schrift darf zum Ansehen und Drucken eingebettet werden. Prüfen Sie, ob Ihre Lizenz auch Webseiten meint.',
  },
});
