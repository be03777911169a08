import type { BlockAnswerOf } from '@sitewright/contract';
import { expect, it, test } from 'vitest';
import { blocksCss } from '../../render/blocks-css.ts';
import { askBlock, drawBlock, emptySource, insideOf, sourceOf } from '../../testing/draw-block.ts';
import { answerBySample } from '../../testing/sample-answers.ts';

const sample = answerBySample({ kind: 'product', id: 'p' }) as BlockAnswerOf<'product'>;
const draw = (data: object = {}, answer: Partial<typeof sample> = {}) =>
  insideOf(drawBlock('product', { productId: 'p1', ...data }, sourceOf({ ...sample, ...answer })));

test.each([
  ['all', { title: true, picture: true, excerpt: true }],
  ['no-excerpt', { title: true, picture: true, excerpt: false }],
  ['no-picture', { title: true, picture: false, excerpt: true }],
  ['buying', { title: false, picture: false, excerpt: false }],
])('PDP-02 shows %s', (shows, expected) => {
  const html = draw({ shows });
  expect({
    title: html.includes('product-title'),
    picture: html.includes('<img'),
    excerpt: html.includes('product-excerpt'),
  }).toEqual(expected);
  // What it costs and what buys it stand there always.
  expect(html).toContain('<div class="product-price">12.00</div>');
  expect(html).toContain('<form></form>');
});

test.each(['beside', 'above'])('its picture stands %s the text', (layout) => {
  expect(draw({ layout })).toContain(`class="sw-product-block sw-product-block--${layout}"`);
  const rule = `.sw-product-block--${layout}{flex-direction:column`;
  expect(blocksCss.includes(rule)).toBe(layout === 'above');
});

it('PDP-03 a script finds the product, and of several pictures the first one is seen', () => {
  const html = draw({}, { id: 'p"1' });
  expect(html).toContain(' data-product-id="p&quot;1">');
  expect(html).toContain('<figure data-image-id="a"><img src="/p/bowl.webp"');
  expect(html).toContain('<figure data-image-id="b" hidden><img src="/p/bowl.webp"');
});

it('a picture without words of its own is called like the product', () => {
  const alts = [...draw().matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt);
  expect(alts).toEqual(['Bowl', 'Low &quot;bowl&quot;']);
});

it('its title leads to its page, and is text', () => {
  expect(draw({}, { title: 'A <b> & c', url: '/shop/p/a?b="1"' })).toContain(
    '<h2 class="product-title"><a href="/shop/p/a?b=&quot;1&quot;">A &lt;b&gt; &amp; c</a></h2>',
  );
});

it('a product without pictures or words has no room for them', () => {
  expect(draw({}, { pictures: [], excerptHtml: '' })).not.toMatch(/pictures|excerpt/);
});

it('asks for its product, and is empty without one', () => {
  const { isEmpty, needs } = askBlock('product', { productId: 'p1' });
  expect([isEmpty, needs.queries]).toEqual([false, [{ kind: 'product', id: 'p1' }]]);
  for (const productId of [undefined, '']) {
    expect(askBlock('product', { productId })).toMatchObject({
      isEmpty: true,
      needs: { queries: [] },
    });
  }
  expect(insideOf(drawBlock('product', { productId: 'gone' }, emptySource))).toBe('');
});
