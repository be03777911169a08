import { makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';

const schema = z.looseObject({
  /** A store page; missing: none was chosen yet. */
  collectionId: makeTextSchema(60).optional(),
  /** What people hear who do not see it. */
  label: makeTextSchema(100),
});

const markup =
  '{.if entries}<nav aria-label="{label|htmltag}"><div class="category-words">' +
  '{.repeated section entries}<a href="{url|htmltag}">{name|htmltag}</a>{.end}' +
  '</div></nav>{.end}';

const queryOf = ({
  collectionId,
}: z.output<typeof schema>): Extract<BlockQuery, { kind: 'categories' }>[] =>
  collectionId ? [{ kind: 'categories', collectionId }] : [];

/** The categories of a store page, in the owner's order, each a link to its products. */
export const categoriesBlock = defineBlockType({
  type: 'categories',
  legacyType: 1337,
  kind: 'categories',
  title: 'Categories',
  germanTitle: 'Kategorien',
  version: 1,
  schema,
  markup,
  panel: [
    {
      kind: 'collection',
      name: 'collectionId',
      holds: 'products',
      label: { en: 'Store page', de: 'Shop-Seite' },
    },
    { kind: 'text', name: 'label', label: { en: 'Name', de: 'Name' }, maxLength: 100 },
  ],
  size: { width: 24, height: 8 },
  initial: { label: 'Categories' },
  sample: { collectionId: 'shop', label: 'Categories' },
  show: (data, source) => {
    const [query] = queryOf(data);
    const entries = query && source.answer(query)?.entries;
    return { label: data.label.trim() || sayOfSource(source)('Categories'), entries };
  },
  isEmpty: (data) => queryOf(data).length === 0,
  needs: (data) => ({ queries: queryOf(data) }),
});
