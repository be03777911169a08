import { expect, test } from 'vitest';
import { drawBlock, fullSource, insideOf } from '../testing/draw-block.ts';

test.each(['product-list', 'summary'])('a heading and a link stand above a %s', (name) => {
  const head = (data: object, source = fullSource) =>
    /<div class="section-head">.*?<\/div>/.exec(
      insideOf(drawBlock(name, { collectionId: 'shop', ...data }, source)),
    )?.[0];
  const heading = '<h2 class="section-title">New &lt;bowls&gt;</h2>';
  const link = '<a href="/shop">All &amp; more</a>';
  const words = { heading: 'New <bowls>', moreLabel: 'All & more' };
  expect(head(words)).toBe(`<div class="section-head">${heading}${link}</div>`);
  expect(head({ heading: words.heading })).toBe(`<div class="section-head">${heading}</div>`);
  expect(head({ heading: ' ', moreLabel: words.moreLabel })).toBe(
    `<div class="section-head">${link}</div>`,
  );
  expect([head({}), head({ heading: ' ', moreLabel: ' ' })]).toEqual([undefined, undefined]);
  // Of a page that is gone there is no link.
  const gone = { ...fullSource, pageUrl: () => undefined };
  expect(head(words, gone)).toBe(`<div class="section-head">${heading}</div>`);
});
