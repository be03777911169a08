import { blockQueryLimits, contentLimits } from '@sitewright/contract';
import { expect, it, test } from 'vitest';
import { blocksCss } from '../../render/blocks-css.ts';
import { askBlock, drawBlock, emptySource, insideOf } from '../../testing/draw-block.ts';

const asks = (data: object) =>
  askBlock('product-list', { collectionId: 'shop', ...data }).needs.queries;
const draw = (data: object = {}, source?: typeof emptySource) =>
  insideOf(drawBlock('product-list', { collectionId: 'shop', ...data }, source));
const all = { kind: 'product-cards', collectionId: 'shop', limit: 6 };

test.each<[string, object, object]>([
  ['a store page', {}, all],
  ['a category', { category: 'bowls' }, { ...all, category: 'bowls' }],
  ['no category any more', { category: '' }, all],
  ['a tag', { tag: ' oat ' }, { ...all, tag: 'oat' }],
  ['no tag', { tag: '  ' }, all],
  ['featured ones', { choice: 'featured' }, { ...all, isFeatured: true }],
  ['few', { limit: 2 }, { ...all, limit: 2 }],
  [
    'all of this together',
    { category: 'bowls', tag: 'oat', choice: 'featured', limit: 9 },
    { ...all, category: 'bowls', tag: 'oat', isFeatured: true, limit: 9 },
  ],
])('PDP-02 asks for products of %s', (_, data, expected) => {
  expect(asks(data)).toEqual([expected]);
});

it('PDP-02 cards stand as the site drew them, in its order', () => {
  expect(draw()).toContain('<li><article>One</article></li><li>Two</li></ul>');
});

test.each([1, 2, 3, 4, 5, 6])('stands in %i columns', (columns) => {
  expect(draw({ columns })).toContain(`sw-product-list" data-columns="${columns}">`);
  expect(blocksCss).toContain(`.sw-product-list[data-columns="${columns}"]{grid-template-columns:`);
});

it('stands in as many columns as the theme likes where none is told', () => {
  expect(draw({ columns: 0 })).toContain('<ul class="product-grid sw-product-list"><li>');
});

it('has its bounds', () => {
  const fits = (data: object) => askBlock('product-list', data).fits;
  expect([0, 1, blockQueryLimits.rows, 61].map((limit) => fits({ limit }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([-1, 0, 6, 7].map((columns) => fits({ columns }))).toEqual([false, true, true, false]);
  const most = contentLimits.tagLength;
  expect([most, most + 1].map((length) => fits({ tag: 'x'.repeat(length) }))).toEqual([
    true,
    false,
  ]);
});

it('is empty without a page, and shows nothing of one that is gone', () => {
  const none = askBlock('product-list', { category: 'bowls', heading: 'New' });
  expect([none.isEmpty, none.needs.queries]).toEqual([true, []]);
  expect(askBlock('product-list', { collectionId: 'shop' }).isEmpty).toBe(false);
  expect(draw({}, emptySource)).toBe('');
});
