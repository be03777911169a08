/** Words of the checks of a page. */
import type { BlockCheck } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';

export const checkTexts = defineTexts({
  title: { en: 'Checks', de: 'Prüfungen' },
  findings: {
    en: '{count, plural, =0 {Nothing is missing on this page.} one {# thing to look at} other {# things to look at}}',
    de: '{count, plural, =0 {Auf dieser Seite fehlt nichts.} one {# Stelle ist anzusehen} other {# Stellen sind anzusehen}}',
  },
  weight: { en: 'What blocks cost', de: 'Was Blöcke kosten' },
  weightHelp: {
    en: 'What a visitor loads for a block at this width, and how long a slow phone needs for it ({rate} Mbit/s). What comes after a press alone stands behind it.',
    de: 'Was Besucher bei dieser Breite für einen Block laden, und wie lange ein langsames Telefon dafür braucht ({rate} Mbit/s). Was erst nach einem Druck kommt, steht dahinter.',
  },
  noWeight: {
    en: 'No block loads anything beside the page.',
    de: 'Kein Block lädt etwas neben der Seite.',
  },
  kilobytes: { en: '{count} kB, {seconds} s', de: '{count} kB, {seconds} s' },
  nothingAtOnce: { en: 'Nothing at once', de: 'Nichts sofort' },
  unknownSize: { en: 'size unknown', de: 'Größe unbekannt' },
  afterPress: { en: 'After a press: {things}', de: 'Nach einem Druck: {things}' },
  picture: { en: 'picture', de: 'Bild' },
  media: { en: 'video or sound', de: 'Video oder Ton' },
  script: { en: 'script', de: 'Skript' },
  frame: { en: 'frame', de: 'Rahmen' },
});

/** What is missing, and what to do. */
export const findingTexts: Readonly<Record<BlockCheck, ScreenText>> = {
  'missing-alt': {
    en: 'A picture has no alternative text.',
    de: 'Ein Bild hat keinen Alternativtext.',
  },
  'heading-order': {
    en: 'A heading leaves out a level, or the first level comes again.',
    de: 'Eine Überschrift lässt eine Stufe aus, oder die erste Stufe kommt noch einmal.',
  },
  'dead-link': { en: 'A link leads nowhere.', de: 'Ein Link führt nirgendwohin.' },
  'nameless-link': { en: 'A link has no words.', de: 'Ein Link hat keine Worte.' },
  'empty-block': { en: 'This block shows nothing.', de: 'Dieser Block zeigt nichts.' },
  'not-in-mail': {
    en: 'Mail programs cannot show this block. Mails leave it out.',
    de: 'Mailprogramme können diesen Block nicht zeigen. E-Mails lassen ihn weg.',
  },
  'low-contrast': {
    en: 'A text stands out too little from its background.',
    de: 'Ein Text hebt sich zu wenig von seinem Hintergrund ab.',
  },
  'heavy-picture': {
    en: 'A picture is too heavy.',
    de: 'Ein Bild ist zu schwer.',
  },
  'heavy-page': {
    en: 'The page is too heavy. This block loads most of it.',
    de: 'Die Seite ist zu schwer. Dieser Block lädt das meiste davon.',
  },
  'missing-captions': { en: 'A video has no captions.', de: 'Ein Video hat keine Untertitel.' },
};
