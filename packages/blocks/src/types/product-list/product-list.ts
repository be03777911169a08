import {
  blockQueryLimits,
  contentLimits,
  makeTextSchema,
  type BlockQuery,
} from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { listHeadFields, listHeadPanel, showListHead } from '../list-head.ts';
import { productListMarkup } from './markup.ts';

const schema = z.looseObject({
  /** A store page; missing: none was chosen yet. */
  collectionId: makeTextSchema(60).optional(),
  /** One of its categories, with those below it; missing: all. */
  category: makeTextSchema(60).optional(),
  tag: makeTextSchema(contentLimits.tagLength).optional(),
  /** Which of them. */
  choice: z.enum(['all', 'featured']),
  limit: z.int().min(1).max(blockQueryLimits.rows),
  /** 0: as many as the theme puts beside each other. */
  columns: z.int().min(0).max(6),
  ...listHeadFields,
});

type ListData = z.output<typeof schema>;

function queryOf({
  collectionId,
  category,
  tag,
  choice,
  limit,
}: ListData): Extract<BlockQuery, { kind: 'product-cards' }>[] {
  if (!collectionId) return [];
  return [
    {
      kind: 'product-cards',
      collectionId,
      ...(category && { category }),
      ...(tag?.trim() && { tag: tag.trim() }),
      ...(choice === 'featured' && { isFeatured: true as const }),
      limit,
    },
  ];
}

/** Products of a store page, a category or a tag, in the owner's order. PDP-02 */
export const productListBlock = defineBlockType({
  type: 'product-list',
  legacyType: 1337,
  kind: 'product-list',
  title: 'Product list',
  germanTitle: 'Produktliste',
  version: 1,
  schema,
  markup: productListMarkup,
  panel: [
    {
      kind: 'collection',
      name: 'collectionId',
      holds: 'products',
      label: { en: 'Store page', de: 'Shop-Seite' },
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
      label: { en: 'Products', de: 'Produkte' },
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
      max: blockQueryLimits.rows,
    },
    {
      kind: 'number',
      name: 'columns',
      label: { en: 'Columns', de: 'Spalten' },
      help: {
        en: '0: as many as the theme puts beside each other.',
        de: '0: so viele, wie das Theme nebeneinanderstellt.',
      },
      min: 0,
      max: 6,
    },
    ...listHeadPanel,
  ],
  size: { width: 24, height: 14 },
  initial: { choice: 'all', limit: 6, columns: 3 },
  sample: { collectionId: 'shop', choice: 'all', limit: 6, columns: 3 },
  show: (data, source) => {
    const [query] = queryOf(data);
    const answer = query && source.answer(query);
    return {
      columns: data.columns,
      cards: answer?.cardsHtml,
      head: showListHead(data, source),
    };
  },
  isEmpty: (data) => queryOf(data).length === 0,
  needs: (data) => ({ queries: queryOf(data) }),
});
