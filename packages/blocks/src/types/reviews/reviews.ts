import { blockQueryLimits, makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { reviewsMarkup } from './markup.ts';

const schema = z.looseObject({
  title: makeTextSchema(200),
  /** Whose reviews. */
  of: z.enum(['shop', 'category', 'product']),
  productId: makeTextSchema(60).optional(),
  /** A store page, and one of its categories; missing: all of it. */
  collectionId: makeTextSchema(60).optional(),
  category: makeTextSchema(60).optional(),
  order: z.enum(['newest', 'best']),
  limit: z.int().min(0).max(blockQueryLimits.reviews),
});

type ReviewsData = z.output<typeof schema>;
type Query = Extract<BlockQuery, { kind: 'reviews' }>;

/** None while it was not chosen whose. */
function queryOf({ of, productId, collectionId, category, order, limit }: ReviewsData): Query[] {
  const asked = { kind: 'reviews', order, limit: Math.max(1, limit) } as const;
  if (of === 'shop') return [asked];
  if (of === 'product') return productId ? [{ ...asked, productId }] : [];
  return collectionId ? [{ ...asked, collectionId, ...(category && { category }) }] : [];
}

/** What buyers think of a product, a category or the whole shop: published reviews alone. PDP-14 */
export const reviewsBlock = defineBlockType({
  type: 'reviews',
  legacyType: 1337,
  kind: 'reviews',
  title: 'Reviews',
  germanTitle: 'Bewertungen',
  version: 1,
  schema,
  markup: reviewsMarkup,
  panel: [
    { kind: 'text', name: 'title', label: { en: 'Title', de: 'Titel' }, maxLength: 200 },
    {
      kind: 'choice',
      name: 'of',
      label: { en: 'Reviews of', de: 'Bewertungen' },
      choices: [
        { value: 'shop', label: { en: 'The whole shop', de: 'Des ganzen Shops' } },
        {
          value: 'category',
          label: { en: 'A store page or category', de: 'Einer Shop-Seite oder Kategorie' },
        },
        { value: 'product', label: { en: 'One product', de: 'Eines Produkts' } },
      ],
    },
    {
      kind: 'product',
      name: 'productId',
      label: { en: 'Product', de: 'Produkt' },
      when: { name: 'of', is: ['product'] },
    },
    {
      kind: 'collection',
      name: 'collectionId',
      holds: 'products',
      label: { en: 'Store page', de: 'Shop-Seite' },
      when: { name: 'of', is: ['category'] },
    },
    {
      kind: 'category',
      name: 'category',
      of: 'collectionId',
      label: { en: 'Category', de: 'Kategorie' },
      when: { name: 'of', is: ['category'] },
    },
    {
      kind: 'choice',
      name: 'order',
      label: { en: 'First', de: 'Zuerst' },
      choices: [
        { value: 'newest', label: { en: 'The newest', de: 'Die neuesten' } },
        {
          value: 'best',
          label: { en: 'Those with most stars', de: 'Die mit den meisten Sternen' },
        },
      ],
    },
    {
      kind: 'number',
      name: 'limit',
      label: { en: 'How many', de: 'Anzahl' },
      help: {
        en: '0 shows the average alone. Reviews show where the shop has them switched on.',
        de: '0 zeigt nur den Durchschnitt. Bewertungen erscheinen, wenn sie im Shop eingeschaltet sind.',
      },
      min: 0,
      max: blockQueryLimits.reviews,
    },
  ],
  size: { width: 16, height: 12 },
  initial: { title: '', of: 'shop', order: 'newest', limit: 3 },
  sample: { title: 'What buyers say', of: 'shop', order: 'newest', limit: 3 },
  show: (data, source) => {
    const [query] = queryOf(data);
    const answer = query && source.answer(query);
    if (!answer) return {};
    const reviews = data.limit === 0 ? [] : answer.reviews;
    return { answer: { ...answer, title: data.title.trim(), reviews } };
  },
  isEmpty: (data) => queryOf(data).length === 0,
  withoutAnswer: {
    en: 'No reviews to show yet. They come once the shop has them switched on and buyers wrote some.',
    de: 'Noch keine Bewertungen. Sie kommen, sobald der Shop sie einschaltet und Käufer welche schreiben.',
  },
  needs: (data) => ({ queries: queryOf(data) }),
});
