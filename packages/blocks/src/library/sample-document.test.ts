import { expect, it } from 'vitest';
import { needsOf } from '../render/render-document.ts';
import { blockTypeTable } from '../types/registry.ts';
import { sampleDocument, type SampleSite } from './sample-document.ts';

const site: SampleSite = {
  language: 'en',
  pictures: ['one.jpg', 'two.jpg'],
  store: 'the-store',
  blog: 'the-blog',
  form: 'the-form',
  product: 'the-product',
};
const needsOfType = (name: string, of = site) =>
  needsOf(sampleDocument(blockTypeTable.get(name)!, of), blockTypeTable);

it('shows pictures, pages, forms and products of the site in place of those of the example', () => {
  expect(needsOfType('before-after').assetIds).toEqual(['one.jpg', 'two.jpg']);
  expect(needsOfType('summary').queries).toMatchObject([{ collectionId: 'the-blog' }]);
  expect(needsOfType('product-list').queries).toMatchObject([{ collectionId: 'the-store' }]);
  expect(JSON.stringify(needsOfType('form').queries)).toContain('the-form');
  expect(JSON.stringify(needsOfType('product').queries)).toContain('the-product');
});

it('leaves the example where the site has none', () => {
  const bare = { language: 'en', pictures: [] } as const;
  expect(needsOfType('image', bare).assetIds).toEqual(['sample']);
});

it.each([...blockTypeTable.values()])('$type is one block of a known shape', (type) => {
  const document = sampleDocument(type, site);
  const [block] = Object.values(document.blocks);
  expect(Object.keys(document.sections)).toHaveLength(1);
  expect(type.schema.safeParse(block?.data).success).toBe(true);
});
