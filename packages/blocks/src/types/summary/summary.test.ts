import type { BlockAnswerOf } from '@sitewright/contract';
import { expect, it, test } from 'vitest';
import { blocksCss } from '../../render/blocks-css.ts';
import { askBlock, drawBlock, emptySource, insideOf, sourceOf } from '../../testing/draw-block.ts';
import { answerBySample } from '../../testing/sample-answers.ts';

const all = { kind: 'items', collectionId: 'journal', limit: 6 } as const;
const { items } = answerBySample(all) as BlockAnswerOf<'items'>;
type Item = (typeof items)[number];
const first = { ...items[0]!, priceHtml: '<b>12.00</b>' };
const draw = (data: object = {}, own: readonly Item[] = [first, items[1]!]) =>
  insideOf(
    drawBlock(
      'summary',
      { collectionId: 'journal', ...data },
      sourceOf({ kind: 'items', items: [...own] }),
    ),
  );
const asks = (data: object) =>
  askBlock('summary', { collectionId: 'journal', ...data }).needs.queries;
const designs = ['grid', 'wall', 'list', 'carousel', 'cards', 'story'] as const;

test.each<[string, object, object]>([
  ['a blog', {}, all],
  ['a category', { category: ' News ' }, { ...all, category: 'News' }],
  ['no category', { category: ' ' }, all],
  ['a tag', { tag: ' clay ' }, { ...all, tag: 'clay' }],
  ['no tag', { tag: ' ' }, all],
  ['featured ones', { choice: 'featured' }, { ...all, isFeatured: true }],
  ['few', { limit: 2 }, { ...all, limit: 2 }],
])('asks for what %s has', (_, data, expected) => {
  expect(asks(data)).toEqual([expected]);
});

it('is empty without a page, and shows nothing, no heading either, where there is nothing', () => {
  const none = askBlock('summary', { category: 'News', heading: 'New' });
  expect([none.isEmpty, none.needs.queries]).toEqual([true, []]);
  expect(askBlock('summary', { collectionId: 'journal' }).isEmpty).toBe(false);
  const data = { collectionId: 'journal', heading: 'New' };
  expect(insideOf(drawBlock('summary', data, emptySource))).toBe('');
  for (const design of designs) expect(draw({ design, heading: 'New' }, [])).toBe('');
});

test.each(designs)('the design %s has its markup, and rules of its own', (design) => {
  const html = draw({ design, columns: 2 });
  const begins = {
    grid: '<div class="summary-v2-block summary-block-grid sw-digest sw-digest--grid" data-columns="2">',
    wall: '<div class="summary-v2-block summary-block-wall sw-digest sw-digest--wall" data-columns="2">',
    list: '<div class="summary-v2-block summary-block-list sw-digest sw-digest--list" data-columns="2">',
    carousel:
      '<div class="summary-v2-block summary-block-carousel sw-digest sw-digest--carousel" data-columns="2"' +
      ' tabindex="0" role="region" aria-label="Bowls &amp; plates, Kiln">',
    cards:
      '<ul class="post-grid sw-digest--cards"><li><article class="post-card" data-item-id="i1">',
    story: '<div class="story">',
  }[design];
  expect(html.startsWith(begins)).toBe(true);
  expect(blocksCss).toContain(design === 'story' ? '.story img' : `.sw-digest--${design}`);
});

test.each(designs)(
  'every item of the design %s leads to its page by a link that has words',
  (design) => {
    const html = draw({ design });
    const named = html.replaceAll(/<a [^>]*aria-hidden="true">.*?<\/a>/g, '');
    const led = [...named.matchAll(/<a [^>]*href="([^"]*)"[^>]*>[^<]+<\/a>/g)].map(([, to]) => to);
    expect(led).toEqual(
      design === 'story' ? ['/journal/bowls'] : ['/journal/bowls', '/journal/kiln'],
    );
    // A picture leads to the same, and is no second stop for keys.
    expect(
      html.match(/<a [^>]*href="\/journal\/bowls" tabindex="-1" aria-hidden="true"/g),
    ).toHaveLength(1);
    expect(html).toContain('Bowls &amp; plates');
    expect(html).toMatch(/<img [^>]*alt="" loading="lazy"/);
  },
);

it('a story is the first one alone, large, with a link below it where that has words', () => {
  const html = draw({ design: 'story', readLabel: 'Read <on>' });
  expect(html).toContain('<h2>Bowls &amp; plates</h2>');
  expect(html).toContain('<p class="story-more"><a href="/journal/bowls">Read &lt;on&gt;</a></p>');
  expect(html).not.toContain('Kiln');
  const without = draw({ design: 'story' });
  expect(without).toContain('<h2><a href="/journal/bowls">Bowls &amp; plates</a></h2>');
  expect(without).not.toContain('story-more');
});

test.each(designs)('the design %s shows as much of its items as is wanted', (design) => {
  const seen = (shows: string) => {
    const html = draw({ design, shows });
    return {
      title: html.includes('Bowls &amp; plates'),
      picture: html.includes('<img'),
      excerpt: html.includes('Thrown by hand.'),
      price: html.includes('12.00'),
      day: html.includes('January 15, 2026'),
    };
  };
  const day = design !== 'story';
  const whole = { title: true, picture: true, excerpt: true, price: true, day };
  expect(seen('all')).toEqual(whole);
  expect(seen('no-excerpt')).toEqual({ ...whole, excerpt: false });
  expect(seen('no-picture')).toEqual({ ...whole, picture: false });
  expect(seen('titles')).toEqual({
    title: true,
    picture: false,
    excerpt: false,
    price: false,
    day: false,
  });
});

test.each(['grid', 'wall'])('a %s stands in one to six columns', (design) => {
  const columns = [1, 2, 3, 4, 5, 6];
  const drawn = columns.map(
    (count) => /data-columns="(\d)"/.exec(draw({ design, columns: count }))?.[1],
  );
  expect(drawn).toEqual(columns.map(String));
  // The first is what stands there without a rule: one column of a grid, three of a wall.
  const usual = design === 'grid' ? 1 : 3;
  const ruled = columns.filter((count) =>
    blocksCss.includes(`.sw-digest--${design}[data-columns="${count}"] .summary-item-list{`),
  );
  expect(ruled).toEqual(columns.filter((count) => count !== usual));
});

it('its panel asks for columns and for words of a link where they count', () => {
  const asked = (design: string) => {
    const names = askBlock('summary', { design }).asked;
    return [names.includes('columns'), names.includes('readLabel')];
  };
  expect(designs.map((design) => [design, ...asked(design)])).toEqual([
    ['grid', true, false],
    ['wall', true, false],
    ['list', false, false],
    ['carousel', false, false],
    ['cards', false, false],
    ['story', false, true],
  ]);
});

it('says when something was and who wrote it, where that is known', () => {
  const html = draw({ design: 'list' });
  expect(html).toContain(
    '<p class="summary-metadata"><time datetime="2026-01-15">January 15, 2026</time>' +
      ' <span class="summary-metadata-item--author">Ann Lee</span></p>',
  );
  expect(html.match(/summary-metadata"/g)).toHaveLength(1);
  const byNobody = draw({ design: 'list' }, [{ ...first, author: '' }]);
  expect(byNobody).not.toContain('author');
  const onNoDay = draw({ design: 'list' }, [{ ...first, dayText: '' }]);
  expect(onNoDay).toMatch(/Ann Lee/);
  expect(onNoDay).not.toContain('<time');
});

it('has its bounds', () => {
  const fits = (data: object) => askBlock('summary', data).fits;
  expect([0, 1, 30, 31].map((limit) => fits({ limit }))).toEqual([false, true, true, false]);
  expect([0, 1, 6, 7].map((columns) => fits({ columns }))).toEqual([false, true, true, false]);
  expect(fits({ design: 'heap' })).toBe(false);
});
