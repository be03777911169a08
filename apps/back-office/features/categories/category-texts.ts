import { fillMessage, messages } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';

const inEnglish = (message: string, tagType: string) => fillMessage<string>(message, { tagType });

/** Texts of categories and tags. TAGS-02..04 */
export const categoryTexts = defineTexts({
  title: { en: 'Categories and tags', de: 'Kategorien und Schlagwörter' },
  categories: { en: 'Categories', de: 'Kategorien' },
  tags: { en: 'Tags', de: 'Schlagwörter' },
  newCategory: { en: 'New category', de: 'Neue Kategorie' },
  newOn: { en: 'New category on {page}', de: 'Neue Kategorie auf {page}' },
  stayOnPage: {
    en: 'A category stays on its store page, with all below it.',
    de: 'Eine Kategorie bleibt auf ihrer Shop-Seite, mit allem darunter.',
  },
  noPage: {
    en: 'Categories are of store pages, and there is none yet.',
    de: 'Kategorien gehören zu Shop-Seiten, und es gibt noch keine.',
  },
  create: { en: 'Create', de: 'Erstellen' },
  below: { en: 'Create below {name}', de: 'Unter {name} erstellen' },
  more: { en: 'More about {name}', de: 'Mehr zu {name}' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  nameMissing: { en: 'Give it a name.', de: 'Geben Sie einen Namen an.' },
  newName: { en: 'New name of {name}', de: 'Neuer Name von {name}' },
  up: { en: 'Move up', de: 'Nach oben' },
  down: { en: 'Move down', de: 'Nach unten' },
  in: { en: 'Move below the one before', de: 'Unter die vorige' },
  out: { en: 'Move out', de: 'Eine Ebene höher' },
  handle: { en: 'Move {name}', de: '{name} verschieben' },
  handleHelp: {
    en: 'Drag a category onto another one to put it below, or between two to put them in order. With the handle focused, the arrow keys do the same.',
    de: 'Ziehen Sie eine Kategorie auf eine andere, um sie darunter zu legen, oder dazwischen, um sie zu ordnen. Auf dem Griff tun die Pfeiltasten dasselbe.',
  },
  moveBelow: { en: 'Move below…', de: 'Verschieben unter…' },
  merge: { en: 'Merge into…', de: 'Zusammenführen mit…' },
  remove: { en: 'Remove', de: 'Entfernen' },
  save: { en: 'Save', de: 'Speichern' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  target: { en: 'Category', de: 'Kategorie' },
  root: { en: 'No category: at the top', de: 'Keine: ganz oben' },
  products: {
    en: '{count, plural, one {# product} other {# products}}',
    de: '{count, plural, one {# Produkt} other {# Produkte}}',
  },
  newTag: { en: 'New tag', de: 'Neues Schlagwort' },
  newTagFor: { en: 'Which products get “{name}”?', de: 'Welche Produkte bekommen „{name}“?' },
  newTagText: {
    en: 'A tag is there as long as a product has it.',
    de: 'Ein Schlagwort gibt es, solange ein Produkt es hat.',
  },
  filterTags: { en: 'Filter tags', de: 'Schlagwörter filtern' },
  noTag: {
    en: inEnglish(messages.tags.notFound, 'tag'),
    de: 'Keine Schlagwörter gefunden',
  },
  noCategory: {
    en: inEnglish(messages.tags.notFound, 'category'),
    de: 'Keine Kategorien gefunden',
  },
  oneTag: {
    en: inEnglish(messages.tags.oneAtATime, 'tag'),
    de: 'Sie können immer nur ein Schlagwort bearbeiten.',
  },
  oneCategory: {
    en: inEnglish(messages.tags.oneAtATime, 'category'),
    de: 'Sie können immer nur eine Kategorie bearbeiten.',
  },
  tagExists: {
    en: inEnglish(messages.tags.exists, 'tag'),
    de: 'Dieses Schlagwort gibt es schon.',
  },
  mergeTags: { en: 'Merge both', de: 'Beide zusammenführen' },
  removeTag: { en: 'Remove {name}?', de: '{name} entfernen?' },
  removeTagText: {
    en: 'It is taken off {count, plural, one {# product} other {# products}}. You can undo this.',
    de: 'Es wird bei {count, plural, one {# Produkt} other {# Produkten}} entfernt. Das lässt sich rückgängig machen.',
  },
  removeCategoryText: {
    en: 'What is below it rises; its products stay. You can undo this.',
    de: 'Was darunter liegt, rückt auf; die Produkte bleiben. Das lässt sich rückgängig machen.',
  },
  changed: {
    en: '{count, plural, one {# product} other {# products}} changed',
    de: '{count, plural, one {# Produkt} other {# Produkte}} geändert',
  },
});
