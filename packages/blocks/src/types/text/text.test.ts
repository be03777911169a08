import { expect, it } from 'vitest';
import { blockTypeTable } from '../registry.ts';

const { isEmpty } = blockTypeTable.get('text')!;

it('a text without words is empty, one with a picture or a footnote is not', () => {
  expect(isEmpty({ format: 'html', html: '<p>&nbsp;</p>\n<p class="a"></p>' })).toBe(true);
  expect(isEmpty({ format: 'html', html: '<p><img src="/a.png"></p>' })).toBe(false);
  expect(isEmpty({ format: 'html', html: '<span class="sw-note" data-note="b"></span>' })).toBe(
    false,
  );
});

it('a text of signs that open nothing is read once', () => {
  expect(isEmpty({ format: 'html', html: '<'.repeat(150_000) })).toBe(false);
});
