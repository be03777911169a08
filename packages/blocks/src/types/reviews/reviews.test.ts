import { blockQueryLimits, type BlockAnswerOf } from '@sitewright/contract';
import { expect, it, test } from 'vitest';
import { askBlock, drawBlock, emptySource, insideOf, sourceOf } from '../../testing/draw-block.ts';
import { answerBySample } from '../../testing/sample-answers.ts';

const query = { kind: 'reviews', order: 'newest', limit: 3 } as const;
const sample = answerBySample(query) as BlockAnswerOf<'reviews'>;
const draw = (data: object = {}, answer: Partial<typeof sample> = {}) =>
  insideOf(drawBlock('reviews', data, sourceOf({ ...sample, ...answer })));
const asks = (data: object) => askBlock('reviews', data).needs.queries;
const chosen = { productId: 'p1', collectionId: 'shop', category: 'bowls' };

test.each<[string, object, object[]]>([
  ['the whole shop, whatever else was chosen', { ...chosen, of: 'shop' }, [query]],
  ['a product', { ...chosen, of: 'product' }, [{ ...query, productId: 'p1' }]],
  ['no product yet', { of: 'product', collectionId: 'shop' }, []],
  [
    'a category',
    { ...chosen, of: 'category' },
    [{ ...query, collectionId: 'shop', category: 'bowls' }],
  ],
  [
    'a store page',
    { ...chosen, of: 'category', category: '' },
    [{ ...query, collectionId: 'shop' }],
  ],
  ['no store page yet', { of: 'category', productId: 'p1' }, []],
  ['the best first', { order: 'best' }, [{ ...query, order: 'best' }]],
  ['many', { limit: 20 }, [{ ...query, limit: 20 }]],
  ['the average alone', { limit: 0 }, [{ ...query, limit: 1 }]],
])('PDP-14 asks for reviews of %s', (_, data, expected) => {
  expect(asks(data)).toEqual(expected);
  expect(askBlock('reviews', data).isEmpty).toBe(expected.length === 0);
});

it('its panel asks whose by what was chosen', () => {
  const always = ['title', 'of', 'order', 'limit'];
  const asked = (of: string) =>
    askBlock('reviews', { of }).asked.filter((name) => !always.includes(name));
  expect([asked('shop'), asked('product'), asked('category')]).toEqual([
    [],
    ['productId'],
    ['collectionId', 'category'],
  ]);
});

it('PDP-14 the average is told in words to those who see no stars', () => {
  const html = draw({ title: ' What <buyers> say ' });
  expect(html).toContain('<h2 class="sw-reviews-title">What &lt;buyers&gt; say</h2>');
  expect(html).toContain(
    '<p class="sw-reviews-average"><span aria-hidden="true"><strong>4.5</strong> ' +
      '<span class="sw-stars">★★★★★</span></span> <span>4.5 out of 5 stars, from 2 reviews</span></p>',
  );
  expect(draw({ title: ' ' })).not.toContain('<h2');
});

it('PDP-14 a review has its stars, words, author, day and what is known of it', () => {
  const [first, second] = draw().split('<li class="sw-review">').slice(1);
  expect(first).toContain('<span class="sw-stars" aria-hidden="true">★★★★★</span>');
  expect(first).toContain('<span class="sw-words">5 out of 5 stars</span>');
  expect(first).toContain('<p class="sw-review-title">Light &amp; &quot;thin&quot;</p>');
  expect(first).toContain('<p class="sw-review-body">Holds &lt;tea&gt;.</p>');
  expect(first).toContain(
    '<span>Ann L.</span> <time datetime="2026-03-01">March 1, 2026</time>' +
      ' <span class="sw-review-mark">Verified buyer</span>' +
      ' <a href="/shop/p/low-bowl#reviews">Low &quot;bowl&quot;</a>',
  );
  expect(first).toContain(
    '<p class="sw-review-by">The shop answers</p><p class="sw-review-body">Thank you.</p>',
  );
  // One without words has no empty places, and nothing of the one before.
  expect(second).not.toMatch(
    /review-title|review-body|review-mark|review-reply|<a href="\/shop\/p\/low-bowl#reviews">Low/,
  );
});

it('none is shown where the average alone is wanted, and the way to all of them is', () => {
  const html = draw({ limit: 0 });
  expect(html).not.toContain('<ol');
  expect(html).toContain('sw-reviews-average');
  expect(html).toContain(
    '<p class="sw-reviews-more"><a href="/shop/p/low-bowl#reviews">All reviews of Low &quot;bowl&quot;</a></p>',
  );
  expect(draw({}, { more: undefined })).not.toContain('sw-reviews-more');
});

it('says that there is none yet without stars', () => {
  const html = draw({}, { count: 0, reviews: [], summary: 'No reviews <yet>' });
  expect(html).toContain('<p class="sw-reviews-none">No reviews &lt;yet&gt;</p>');
  expect(html).not.toMatch(/sw-stars|<ol/);
});

it('PDP-14 tells machines nothing, and shows nothing where reviews are switched off', () => {
  expect(draw()).not.toMatch(/itemprop|schema\.org|ld\+json/);
  expect(insideOf(drawBlock('reviews', { title: 'A' }, emptySource))).toBe('');
});

it('has its bounds', () => {
  const most = blockQueryLimits.reviews;
  const fits = [-1, 0, most, most + 1].map((limit) => askBlock('reviews', { limit }).fits);
  expect(fits).toEqual([false, true, true, false]);
});
