import { blockQueryLimits, makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';

const most = blockQueryLimits.addOns;

const schema = z.looseObject({
  title: makeTextSchema(200),
  /** Those that were chosen, or those that go with a product by its own rule. */
  choice: z.enum(['chosen', 'related']),
  products: makeItemsSchema({ productId: makeTextSchema(60).optional() }, most),
  /** What they go with. */
  productId: makeTextSchema(60).optional(),
  limit: z.int().min(1).max(most),
  columns: z.int().min(1).max(6),
});

type AddOnsData = z.output<typeof schema>;

/** A script of the shop finds the product of a button by the element around it. */
const markup =
  '{.if cards}<div class="sw-add-ons">{.if title}<h2 class="sw-add-ons-title">{title|htmltag}</h2>{.end}' +
  '<ul class="product-grid sw-product-list" data-columns="{columns}">' +
  '{.repeated section cards}<li class="product-add-on">{@}</li>{.end}</ul></div>{.end}';

function queryOf(data: AddOnsData): Extract<BlockQuery, { kind: 'add-ons' }>[] {
  const { choice, products, productId, limit } = data;
  if (choice === 'related') {
    return productId ? [{ kind: 'add-ons', relatedTo: productId, limit }] : [];
  }
  const ids = listItems(products).flatMap((item) => item.productId || []);
  return ids.length > 0 ? [{ kind: 'add-ons', ids, limit: most }] : [];
}

/** Products that go with another one, each with what buys it. PDP-02 */
export const addOnsBlock = defineBlockType({
  type: 'add-ons',
  legacyType: 1337,
  kind: 'add-ons',
  title: 'Add-on products',
  germanTitle: 'Zusatzprodukte',
  version: 1,
  schema,
  markup,
  panel: [
    { kind: 'text', name: 'title', label: { en: 'Title', de: 'Titel' }, maxLength: 200 },
    {
      kind: 'choice',
      name: 'choice',
      label: { en: 'Products', de: 'Produkte' },
      choices: [
        { value: 'chosen', label: { en: 'Chosen by hand', de: 'Von Hand gewählt' } },
        {
          value: 'related',
          label: { en: 'Those that go with a product', de: 'Passend zu einem Produkt' },
        },
      ],
    },
    {
      kind: 'items',
      name: 'products',
      when: { name: 'choice', is: ['chosen'] },
      label: { en: 'Chosen by hand', de: 'Von Hand gewählt' },
      one: { en: 'Product', de: 'Produkt' },
      limit: most,
      fields: [{ kind: 'product', name: 'productId', label: { en: 'Product', de: 'Produkt' } }],
      titledBy: 'productId',
      begins: {},
    },
    {
      kind: 'product',
      name: 'productId',
      when: { name: 'choice', is: ['related'] },
      label: { en: 'Goes with', de: 'Passend zu' },
      help: {
        en: 'Which ones go with it stands at the product, under related products.',
        de: 'Welche dazu passen, steht beim Produkt unter ähnliche Produkte.',
      },
    },
    {
      kind: 'number',
      name: 'limit',
      when: { name: 'choice', is: ['related'] },
      label: { en: 'At most', de: 'Höchstens' },
      min: 1,
      max: most,
    },
    { kind: 'number', name: 'columns', label: { en: 'Columns', de: 'Spalten' }, min: 1, max: 6 },
  ],
  size: { width: 24, height: 12 },
  initial: { title: '', choice: 'chosen', products: {}, limit: 3, columns: 3 },
  sample: {
    title: 'Goes well with it',
    choice: 'chosen',
    products: nameItems([{ productId: 'p1' }, { productId: 'p2' }]),
    limit: 3,
    columns: 3,
  },
  show: (data, source) => {
    const [query] = queryOf(data);
    const answer = query && source.answer(query);
    return { title: data.title.trim(), columns: data.columns, cards: answer?.cardsHtml };
  },
  isEmpty: (data) => queryOf(data).length === 0,
  needs: (data) => ({ queries: queryOf(data) }),
});
