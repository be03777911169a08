/** Under which words blocks stand in the palette. */
import { defineTexts } from '../../texts/define-texts.ts';

const texts = defineTexts({
  basics: { en: 'Basics', de: 'Grundlagen' },
  media: { en: 'Pictures, film and sound', de: 'Bilder, Filme und Töne' },
  shop: { en: 'Shop', de: 'Shop' },
  people: { en: 'Forms and people', de: 'Formulare und Personen' },
  facts: { en: 'Facts and figures', de: 'Fakten und Zahlen' },
  site: { en: 'From this site', de: 'Von dieser Website' },
  code: { en: 'Code', de: 'Code' },
});

/** The groups in the order of the palette. */
export const blockGroups = [
  {
    title: texts.basics,
    types: [
      'text',
      'heading',
      'button',
      'quote',
      'hero',
      'markdown',
      'accordion',
      'tabs',
      'line',
      'spacer',
    ],
  },
  {
    title: texts.media,
    types: ['image', 'gallery', 'video', 'audio', 'album', 'before-after', 'logos', 'embed'],
  },
  {
    title: texts.shop,
    types: ['product', 'product-list', 'categories', 'add-ons', 'reviews', 'donation'],
  },
  { title: texts.people, types: ['form', 'newsletter', 'member-area', 'social-links'] },
  {
    title: texts.facts,
    types: ['table', 'chart', 'map', 'opening-hours', 'countdown', 'tour-dates'],
  },
  {
    title: texts.site,
    types: [
      'summary',
      'menu',
      'search',
      'languages',
      'calendar',
      'archive',
      'tagcloud',
      'postsbytag',
      'postsbycategory',
      'postsbyauthor',
      'rss',
    ],
  },
  { title: texts.code, types: ['code'] },
] as const;
