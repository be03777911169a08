import { blockQueryLimits } from '@sitewright/contract';
import { expect, it, test } from 'vitest';
import { blocksCss } from '../../render/blocks-css.ts';
import { askBlock, drawBlock, emptySource, insideOf, sourceOf } from '../../testing/draw-block.ts';
import { nameItems } from '../items.ts';

const products = nameItems([{ productId: 'p2' }, {}, { productId: 'p1' }]);
const draw = (data: object = {}, source?: typeof emptySource) =>
  insideOf(drawBlock('add-ons', { products, ...data }, source));
const asks = (data: object) => askBlock('add-ons', data).needs.queries;

it('PDP-02 products that were chosen come in their order, all of them', () => {
  const ids = ['p2', 'p1'];
  expect(asks({ products, limit: 1 })).toEqual([
    { kind: 'add-ons', ids, limit: blockQueryLimits.addOns },
  ]);
});

it('PDP-02 of those that go with a product come as many as are wanted', () => {
  const related = { choice: 'related', productId: 'p9', products };
  expect(asks({ ...related, limit: 5 })).toEqual([{ kind: 'add-ons', relatedTo: 'p9', limit: 5 }]);
  expect(asks({ ...related, limit: 1 })).toMatchObject([{ limit: 1 }]);
});

it('is empty until somebody chose what it shows', () => {
  for (const data of [
    {},
    { products: nameItems([{}, { productId: '' }]) },
    { choice: 'related', products },
    { choice: 'related', productId: '' },
    { choice: 'chosen', productId: 'p9' },
  ]) {
    expect([data, askBlock('add-ons', data).isEmpty, asks(data)]).toEqual([data, true, []]);
  }
  expect(askBlock('add-ons', { products }).isEmpty).toBe(false);
  expect(askBlock('add-ons', { choice: 'related', productId: 'p9' }).isEmpty).toBe(false);
});

it('its panel asks what counts for its choice alone', () => {
  expect(askBlock('add-ons').asked).toEqual(['title', 'choice', 'products', 'columns']);
  expect(askBlock('add-ons', { choice: 'related' }).asked).toEqual([
    'title',
    'choice',
    'productId',
    'limit',
    'columns',
  ]);
});

it('each is a card that its script finds, below a title where there is one', () => {
  const html = draw({ title: ' Goes <well> ' });
  expect(html).toContain('<h2 class="sw-add-ons-title">Goes &lt;well&gt;</h2>');
  expect(html).toContain(
    '<li class="product-add-on"><article>One</article></li><li class="product-add-on">Two</li>',
  );
  expect(draw({ title: '  ' })).not.toContain('<h2');
});

test.each([1, 2, 3, 4, 5, 6])('they stand in %i columns', (columns) => {
  expect(draw({ columns })).toContain(`sw-product-list" data-columns="${columns}">`);
  expect(blocksCss).toContain(`.sw-product-list[data-columns="${columns}"]{`);
});

it('shows nothing, no title either, where no product is left', () => {
  expect(draw({ title: 'A' }, emptySource)).toBe('');
  expect(draw({ title: 'A' }, sourceOf({ kind: 'add-ons', cardsHtml: [] }))).toBe('');
});

it('has its bounds', () => {
  const fits = (data: object) => askBlock('add-ons', data).fits;
  const most = blockQueryLimits.addOns;
  expect([0, 1, most, most + 1].map((limit) => fits({ limit }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([0, 1, 6, 7].map((columns) => fits({ columns }))).toEqual([false, true, true, false]);
  const some = (count: number) => nameItems(Array.from({ length: count }, () => ({})));
  expect([fits({ products: some(most) }), fits({ products: some(most + 1) })]).toEqual([
    true,
    false,
  ]);
});
