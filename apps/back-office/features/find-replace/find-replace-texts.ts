import type { WordRefusal } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';
import { sitePartTexts } from '../../texts/site-part-texts.ts';

/** Texts of finding and replacing. */
export const findReplaceTexts = defineTexts({
  title: { en: 'Find and replace', de: 'Suchen und Ersetzen' },
  lead: {
    en: 'Looks through all pages, posts, products and the popup: their drafts, titles and descriptions.',
    de: 'Durchsucht alle Seiten, Beiträge, Produkte und das Popup: ihre Entwürfe, Titel und Beschreibungen.',
  },
  find: { en: 'Find', de: 'Suchen' },
  replaceBy: { en: 'Replace with', de: 'Ersetzen durch' },
  matchCase: { en: 'Match case', de: 'Groß- und Kleinschreibung beachten' },
  wholeWord: { en: 'Whole words', de: 'Ganze Wörter' },
  search: { en: 'Search', de: 'Suchen starten' },
  searching: {
    en: 'Looked through {looked, plural, one {# page or product} other {# pages and products}} …',
    de: '{looked, plural, one {# Seite oder Produkt} other {# Seiten und Produkte}} durchsucht …',
  },
  found: {
    en: '{count, plural, one {# match} other {# matches}} in {places, plural, one {# place} other {# places}}',
    de: '{count, plural, one {# Treffer} other {# Treffer}} an {places, plural, one {# Stelle} other {# Stellen}}',
  },
  foundSoFar: {
    en: '{count, plural, one {# match} other {# matches}} so far',
    de: 'Bisher {count, plural, one {# Treffer} other {# Treffer}}',
  },
  nothing: { en: 'Nothing found', de: 'Nichts gefunden' },
  nothingText: {
    en: 'No page, post or product says this.',
    de: 'Keine Seite, kein Beitrag und kein Produkt enthält diese Wörter.',
  },
  begin: { en: 'What are you looking for?', de: 'Wonach suchen Sie?' },
  beginText: {
    en: 'Type words above. Nothing changes before you say so, and everything can be undone.',
    de: 'Geben Sie oben Wörter ein. Nichts ändert sich, bevor Sie es sagen, und alles lässt sich zurücknehmen.',
  },
  goOn: { en: 'Show more', de: 'Mehr zeigen' },
  moreOfPlace: {
    en: '{count, plural, one {# more match} other {# more matches}}',
    de: '{count, plural, one {# weiterer Treffer} other {# weitere Treffer}}',
  },
  untold: {
    en: 'and {count, plural, one {# more} other {# more}}, chosen with all of this place',
    de: 'und {count, plural, one {# weiterer} other {# weitere}}, gewählt mit der ganzen Stelle',
  },
  publish: { en: 'And publish', de: 'Und veröffentlichen' },
  publishHelp: {
    en: 'Without it, visitors see no change: published pages wait as drafts, and titles, descriptions and products, which have no draft, are left.',
    de: 'Ohne dies sehen Besucher keine Änderung: Veröffentlichte Seiten warten als Entwurf; Titel, Beschreibungen und Produkte haben keinen Entwurf und bleiben.',
  },
  replaceChosen: {
    en: 'Replace {count, plural, one {# match} other {# matches}}',
    de: '{count, plural, one {# Treffer} other {# Treffer}} ersetzen',
  },
  replaceAll: { en: 'Replace all', de: 'Alle ersetzen' },
  replacing: { en: 'Replaced in {count} places …', de: 'An {count} Stellen ersetzt …' },
  stop: { en: 'Stop', de: 'Anhalten' },
  done: {
    en: 'Replaced {count, plural, one {# match} other {# matches}} in {places, plural, one {# place} other {# places}}.',
    de: '{count, plural, one {# Treffer} other {# Treffer}} an {places, plural, one {# Stelle} other {# Stellen}} ersetzt.',
  },
  left: {
    en: '{count, plural, one {# place was} other {# places were}} left as it is; the reason stands there.',
    de: '{count, plural, one {# Stelle blieb} other {# Stellen blieben}}, wie sie ist; der Grund steht dort.',
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  again: { en: 'Search again', de: 'Erneut suchen' },
  page: { en: 'Page', de: 'Seite' },
  post: { en: 'Post', de: 'Beitrag' },
  product: { en: 'Product', de: 'Produkt' },
  area: { en: 'Area', de: 'Bereich' },
  document: sitePartTexts.popup,
  untitled: { en: 'Untitled', de: 'Ohne Titel' },
  popup: sitePartTexts.popup,
  chooseAll: { en: 'All matches in {title}', de: 'Alle Treffer in {title}' },
  chooseOne: { en: '{field}: {words}', de: '{field}: {words}' },
  isLive: { en: 'No draft: visible at once', de: 'Ohne Entwurf: sofort sichtbar' },
  becomes: { en: 'becomes', de: 'wird zu' },
  removed: { en: '(removed)', de: '(entfernt)' },
  replaced: {
    en: '{count, plural, one {# replaced} other {# replaced}}',
    de: '{count, plural, one {# ersetzt} other {# ersetzt}}',
  },
  isDraft: { en: 'in the draft', de: 'im Entwurf' },
  isPublished: { en: 'and published', de: 'und veröffentlicht' },
});

/** What the texts outside of documents are called. */
export const fieldTexts: Readonly<Record<string, ScreenText>> = defineTexts({
  title: { en: 'Title', de: 'Titel' },
  navigationTitle: { en: 'Name in menus', de: 'Name in Menüs' },
  description: { en: 'Description', de: 'Beschreibung' },
  mainContent: { en: 'Content', de: 'Inhalt' },
  body: { en: 'Text', de: 'Text' },
  excerpt: { en: 'Short text', de: 'Kurztext' },
  seoTitle: { en: 'Title for search engines', de: 'Titel für Suchmaschinen' },
  seoDescription: { en: 'Description for search engines', de: 'Beschreibung für Suchmaschinen' },
});

/** Why something was left. */
export const refusalTexts: Readonly<Record<WordRefusal, ScreenText>> = defineTexts({
  changed: {
    en: 'Somebody changed this meanwhile. Search again to see what it says now.',
    de: 'Jemand hat das inzwischen geändert. Suchen Sie erneut, um den neuen Stand zu sehen.',
  },
  live: {
    en: 'Visitors would see this at once. Tick “And publish” to change it.',
    de: 'Besucher sähen das sofort. Wählen Sie „Und veröffentlichen“, um es zu ändern.',
  },
  scheduled: {
    en: 'This page is scheduled, and a change would end its schedule.',
    de: 'Diese Seite ist geplant; eine Änderung würde den Plan beenden.',
  },
  'not-allowed': {
    en: 'Your role does not allow this change.',
    de: 'Ihre Rolle erlaubt diese Änderung nicht.',
  },
  gone: { en: 'This is not there any more.', de: 'Das gibt es nicht mehr.' },
  refused: {
    en: 'Not published, or not changed:',
    de: 'Nicht veröffentlicht oder nicht geändert:',
  },
});
