import { defineTexts } from '../../../texts/define-texts.ts';

/** Texts of what the list of products is narrowed by. */
export const filterTexts = defineTexts({
  byCategory: { en: 'Category…', de: 'Kategorie…' },
  byTag: { en: 'Tag…', de: 'Schlagwort…' },
  onPage: { en: 'On {name}', de: 'Auf {name}' },
  chooseCategory: { en: 'Products of a category', de: 'Produkte einer Kategorie' },
  chooseTag: { en: 'Products with a tag', de: 'Produkte mit einem Schlagwort' },
  findCategory: { en: 'Find a category', de: 'Kategorie suchen' },
  findTag: { en: 'Find a tag', de: 'Schlagwort suchen' },
  products: {
    en: '{count, plural, one {# product} other {# products}}',
    de: '{count, plural, one {# Produkt} other {# Produkte}}',
  },
  more: {
    en: 'There are more: type a part of the name.',
    de: 'Es gibt mehr: Geben Sie einen Teil des Namens ein.',
  },
  goneCategory: { en: 'A deleted category', de: 'Eine gelöschte Kategorie' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
});
