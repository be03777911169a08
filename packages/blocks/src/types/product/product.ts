import { makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { showPicture } from '../show-picture.ts';
import { productMarkup } from './markup.ts';

const schema = z.looseObject({
  /** A product of the site; missing: none was chosen yet. */
  productId: makeTextSchema(60).optional(),
  /** Whether the picture stands beside or above; or what is left out. */
  layout: z.enum(['beside', 'above']),
  shows: z.enum(['all', 'no-excerpt', 'no-picture', 'buying']),
});

type ProductData = z.output<typeof schema>;

const queryOf = ({ productId: id }: ProductData): Extract<BlockQuery, { kind: 'product' }>[] =>
  id === undefined || id === '' ? [] : [{ kind: 'product', id }];

/** A product that is bought where it stands. PDP-02, PDP-03 */
export const productBlock = defineBlockType({
  type: 'product',
  legacyType: 43,
  kind: 'product',
  title: 'Product',
  germanTitle: 'Produkt',
  version: 1,
  schema,
  markup: productMarkup,
  panel: [
    { kind: 'product', name: 'productId', label: { en: 'Product', de: 'Produkt' } },
    {
      kind: 'choice',
      name: 'shows',
      label: { en: 'Shows', de: 'Zeigt' },
      choices: [
        { value: 'all', label: { en: 'Everything', de: 'Alles' } },
        { value: 'no-excerpt', label: { en: 'No description', de: 'Ohne Beschreibung' } },
        { value: 'no-picture', label: { en: 'No picture', de: 'Ohne Bild' } },
        { value: 'buying', label: { en: 'Price and button', de: 'Preis und Button' } },
      ],
    },
    {
      kind: 'choice',
      name: 'layout',
      label: { en: 'Picture', de: 'Bild' },
      choices: [
        { value: 'beside', label: { en: 'Beside the text', de: 'Neben dem Text' } },
        { value: 'above', label: { en: 'Above the text', de: 'Über dem Text' } },
      ],
    },
  ],
  size: { width: 14, height: 12 },
  initial: { layout: 'beside', shows: 'all' },
  sample: { productId: 'sample', layout: 'beside', shows: 'all' },
  show: (data, source) => {
    const [query] = queryOf(data);
    const product = query && source.answer(query);
    if (!product) return {};
    const { shows, layout } = data;
    const hasPicture = shows === 'all' || shows === 'no-excerpt';
    const hasExcerpt = shows === 'all' || shows === 'no-picture';
    return {
      product: {
        ...product,
        layout,
        hasTitle: shows !== 'buying',
        excerptHtml: hasExcerpt ? product.excerptHtml : '',
        pictures: hasPicture
          ? product.pictures.map((picture, at) => ({
              id: picture.id,
              isHidden: at > 0,
              ...showPicture(picture, picture.altText || product.title),
            }))
          : [],
      },
    };
  },
  isEmpty: (data) => queryOf(data).length === 0,
  needs: (data) => ({ queries: queryOf(data) }),
});
