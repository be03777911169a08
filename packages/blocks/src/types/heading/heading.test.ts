import { expect, it, test } from 'vitest';
import { askBlock, drawBlock, fullSource, insideOf } from '../../testing/draw-block.ts';
import { makeMailMedium } from '../../mail/mail-medium.ts';

const draw = (data: object) => insideOf(drawBlock('heading', data));

test.each([1, 2, 3, 4, 5, 6])('a heading of level %i is one', (level) => {
  expect(draw({ text: 'From the <workshop> & "more"', level })).toBe(
    `<div class="sqs-html-content"><h${level}>From the &lt;workshop&gt; &amp; &quot;more&quot;</h${level}></div>`,
  );
});

it('a new one is of level 2, and there are six levels', () => {
  expect(draw({ text: 'A' })).toContain('<h2>A</h2>');
  const fits = [0, 1, 6, 7, 2.5, '2'].map((level) => askBlock('heading', { level }).fits);
  expect(fits).toEqual([false, true, true, false, false, false]);
});

it('without words it is empty, and asks the site for nothing', () => {
  expect([askBlock('heading').isEmpty, askBlock('heading', { text: ' \n' }).isEmpty]).toEqual([
    true,
    true,
  ]);
  const filled = askBlock('heading', { text: 'A' });
  expect(filled.isEmpty).toBe(false);
  expect(filled.needs).toEqual({ assetIds: [], links: [], itemIds: [], queries: [] });
});

it('in a mail it is a heading of its level, too', () => {
  const medium = makeMailMedium({ tone: 'card', address: (url) => url });
  const html = drawBlock('heading', { text: 'A & b', level: 3 }, fullSource, medium);
  expect(html).toMatch(/<h3[^>]*>A &amp; b<\/h3>/);
});
