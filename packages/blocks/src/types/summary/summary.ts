import { contentLimits, makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { showPicture } from '../show-picture.ts';
import { listHeadFields, listHeadPanel, showListHead } from '../list-head.ts';
import { summaryMarkup } from './markup.ts';

/** More items are for the page that they stand on. */
const mostItems = 30;

const schema = z.looseObject({
  /** A store page or a blog; missing: none was chosen yet. */
  collectionId: makeTextSchema(60).optional(),
  category: makeTextSchema(60).optional(),
  tag: makeTextSchema(contentLimits.tagLength).optional(),
  choice: z.enum(['all', 'featured']),
  limit: z.int().min(1).max(mostItems),
  /** `cards`: as a blog lists its posts; `story`: the first one alone, large. */
  design: z.enum(['grid', 'wall', 'list', 'carousel', 'cards', 'story']),
  columns: z.int().min(1).max(6),
  shows: z.enum(['all', 'no-excerpt', 'no-picture', 'titles']),
  /** Text of the link below a story. */
  readLabel: makeTextSchema(100).optional(),
  ...listHeadFields,
});

type SummaryData = z.output<typeof schema>;

function queryOf(data: SummaryData): Extract<BlockQuery, { kind: 'items' }>[] {
  const { collectionId, category, tag, choice, limit } = data;
  if (!collectionId) return [];
  return [
    {
      kind: 'items',
      collectionId,
      ...(category?.trim() && { category: category.trim() }),
      ...(tag?.trim() && { tag: tag.trim() }),
      ...(choice === 'featured' && { isFeatured: true as const }),
      limit,
    },
  ];
}

/** Products or posts in a few words, as a grid, a wall, a list or a strip to scroll. */
export const summaryBlock = defineBlockType({
  type: 'summary',
  legacyType: 20,
  kind: 'summary',
  title: 'Summary',
  germanTitle: 'Übersicht',
  version: 1,
  schema,
  markup: summaryMarkup,
  panel: [
    {
      kind: 'collection',
      name: 'collectionId',
      holds: 'any',
      label: { en: 'Blog or store page', de: 'Blog oder Shop-Seite' },
    },
    {
      kind: 'category',
      name: 'category',
      of: 'collectionId',
      label: { en: 'Category', de: 'Kategorie' },
    },
    {
      kind: 'text',
      name: 'tag',
      isCode: true,
      label: { en: 'Tag', de: 'Schlagwort' },
      maxLength: contentLimits.tagLength,
    },
    {
      kind: 'choice',
      name: 'choice',
      label: { en: 'Items', de: 'Einträge' },
      choices: [
        { value: 'all', label: { en: 'All', de: 'Alle' } },
        { value: 'featured', label: { en: 'Featured ones', de: 'Hervorgehobene' } },
      ],
    },
    {
      kind: 'number',
      name: 'limit',
      label: { en: 'At most', de: 'Höchstens' },
      min: 1,
      max: mostItems,
    },
    {
      kind: 'choice',
      name: 'design',
      label: { en: 'Design', de: 'Gestaltung' },
      choices: [
        { value: 'grid', label: { en: 'Grid', de: 'Raster' } },
        { value: 'wall', label: { en: 'Wall', de: 'Wand' } },
        { value: 'list', label: { en: 'List', de: 'Liste' } },
        { value: 'carousel', label: { en: 'Carousel', de: 'Karussell' } },
        { value: 'cards', label: { en: 'Cards', de: 'Karten' } },
        { value: 'story', label: { en: 'One, large', de: 'Einer, groß' } },
      ],
    },
    {
      kind: 'number',
      name: 'columns',
      label: { en: 'Columns', de: 'Spalten' },
      min: 1,
      max: 6,
      when: { name: 'design', is: ['grid', 'wall'] },
    },
    {
      kind: 'choice',
      name: 'shows',
      label: { en: 'Shows', de: 'Zeigt' },
      choices: [
        { value: 'all', label: { en: 'Everything', de: 'Alles' } },
        { value: 'no-excerpt', label: { en: 'No description', de: 'Ohne Beschreibung' } },
        { value: 'no-picture', label: { en: 'No picture', de: 'Ohne Bild' } },
        { value: 'titles', label: { en: 'Titles alone', de: 'Nur Titel' } },
      ],
    },
    {
      kind: 'text',
      name: 'readLabel',
      label: { en: 'Text of the link below one', de: 'Text des Links unter einem' },
      maxLength: 100,
      when: { name: 'design', is: ['story'] },
    },
    ...listHeadPanel,
  ],
  size: { width: 24, height: 12 },
  initial: { choice: 'all', limit: 6, design: 'grid', columns: 3, shows: 'all' },
  sample: {
    collectionId: 'journal',
    choice: 'all',
    limit: 6,
    design: 'grid',
    columns: 3,
    shows: 'all',
  },
  show: (data, source) => {
    const [query] = queryOf(data);
    const items = (query && source.answer(query)?.items) ?? [];
    const { design, columns, shows } = data;
    const hasPicture = shows === 'all' || shows === 'no-excerpt';
    const hasExcerpt = shows === 'all' || shows === 'no-picture';
    return {
      head: showListHead(data, source),
      isCards: design === 'cards',
      isStory: design === 'story',
      readLabel: data.readLabel?.trim(),
      design,
      columns,
      isStrip: design === 'carousel',
      label: items
        .map(({ title }) => title)
        .join(', ')
        .slice(0, 100),
      items: items.slice(0, design === 'story' ? 1 : items.length).map(({ picture, ...item }) => ({
        ...item,
        picture: hasPicture && picture ? { shown: showPicture(picture), url: item.url } : undefined,
        excerptHtml: hasExcerpt ? item.excerptHtml : '',
        priceHtml: shows === 'titles' ? '' : item.priceHtml,
        dayText: shows === 'titles' ? '' : item.dayText,
        about: shows !== 'titles' && (item.dayText !== '' || item.author !== ''),
      })),
    };
  },
  isEmpty: (data) => queryOf(data).length === 0,
  needs: (data) => ({ queries: queryOf(data) }),
});
