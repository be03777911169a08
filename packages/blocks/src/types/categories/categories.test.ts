import { expect, it } from 'vitest';
import {
  askBlock,
  drawBlock,
  emptySource,
  germanSource,
  insideOf,
  sourceOf,
} from '../../testing/draw-block.ts';

it('the categories of a store page are links in its order, and the list has a name', () => {
  const source = sourceOf({
    kind: 'categories',
    entries: [
      { name: 'Mugs & <cups>', url: '/shop?a=1&b="2"' },
      { name: 'Bowls', url: '/shop?category=Bowls' },
    ],
  });
  expect(
    insideOf(drawBlock('categories', { collectionId: 'shop', label: 'By "kind"' }, source)),
  ).toBe(
    '<nav aria-label="By &quot;kind&quot;"><div class="category-words">' +
      '<a href="/shop?a=1&amp;b=&quot;2&quot;">Mugs &amp; &lt;cups&gt;</a>' +
      '<a href="/shop?category=Bowls">Bowls</a></div></nav>',
  );
});

it('is called by its kind in the language of the page where its owner gave no name', () => {
  const nameOf = (label: string, source?: typeof germanSource) =>
    /aria-label="([^"]*)"/.exec(
      drawBlock('categories', { collectionId: 'shop', label }, source),
    )?.[1];
  expect(nameOf(' ')).toBe('Categories');
  expect(nameOf('', germanSource)).toBe('Kategorien');
  expect(nameOf('Alles', germanSource)).toBe('Alles');
});

it('asks for the categories of the page that was chosen, and for none before', () => {
  expect(askBlock('categories', { collectionId: 'shop' }).needs.queries).toEqual([
    { kind: 'categories', collectionId: 'shop' },
  ]);
  for (const collectionId of [undefined, '']) {
    const { isEmpty, needs } = askBlock('categories', { collectionId });
    expect([isEmpty, needs.queries]).toEqual([true, []]);
  }
  expect(askBlock('categories', { collectionId: 'shop' }).isEmpty).toBe(false);
});

it('shows nothing where there is no category, or no page any more', () => {
  const data = { collectionId: 'shop' };
  expect(insideOf(drawBlock('categories', data, emptySource))).toBe('');
  const none = sourceOf({ kind: 'categories', entries: [] });
  expect(insideOf(drawBlock('categories', data, none))).toBe('');
});
