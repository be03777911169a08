import { expect, it, test } from 'vitest';
import { blocksCss } from '../../render/blocks-css.ts';
import { askBlock, drawBlock, emptySource, insideOf, sourceOf } from '../../testing/draw-block.ts';

const kinds = [
  ['tagcloud', 'tag'],
  ['postsbytag', 'tag'],
  ['postsbycategory', 'category'],
  ['postsbyauthor', 'author'],
  ['archive', 'month'],
] as const;

const source = sourceOf({
  kind: 'post-list',
  entries: [
    { name: 'clay & <fire>', url: '/journal?tag="clay"&a', count: 10 },
    { name: 'kiln', url: '/journal?tag=kiln', count: 4 },
    { name: 'oak', url: '/journal?tag=oak', count: 1 },
  ],
});
const draw = (name: string, data: object = {}, of = source) =>
  insideOf(drawBlock(name, { collectionId: 'journal', ...data }, of));

test.each(kinds)('%s asks for posts by %s, and for none before a blog was chosen', (name, by) => {
  const chosen = askBlock(name, { collectionId: 'journal' });
  expect(chosen.needs.queries).toEqual([{ kind: 'post-list', collectionId: 'journal', by }]);
  expect(chosen.isEmpty).toBe(false);
  expect([askBlock(name).isEmpty, askBlock(name).needs.queries]).toEqual([true, []]);
});

test.each(kinds)('%s is links in the order of the site, with how many posts each has', (name) => {
  const html = draw(name);
  expect(html).toContain(
    '<a href="/journal?tag=&quot;clay&quot;&amp;a">clay &amp; &lt;fire&gt;</a> <span class="count">(10)</span>',
  );
  expect([...html.matchAll(/>(\w+)[^<]*<\/a>/g)].map(([, word]) => word)).toEqual([
    'clay',
    'kiln',
    'oak',
  ]);
  const without = draw(name, { counts: 'hidden' });
  expect(without).not.toContain('count');
  expect(without.match(/<a /g)).toHaveLength(3);
});

it('a cloud has five sizes, by how many posts a tag has of those of the largest', () => {
  const weights = (html: string) =>
    [...html.matchAll(/data-weight="(\d+)"/g)].map(([, weight]) => Number(weight));
  expect(weights(draw('tagcloud'))).toEqual([5, 2, 1]);
});

it('each kind has a look of its own: tags in a list are no cloud', () => {
  const looks = kinds.map(([name]) => /sw-post-list--([\w-]+)/.exec(draw(name))?.[1]);
  expect(new Set(looks).size).toBe(kinds.length);
  const styled = looks.filter((look) => blocksCss.includes(`.sw-post-list--${look} [data-weight=`));
  expect(styled).toEqual([looks[0]]);
});

test.each(kinds)('%s shows nothing where there are no posts', (name) => {
  expect(draw(name, {}, emptySource)).toBe('');
  expect(draw(name, {}, sourceOf({ kind: 'post-list', entries: [] }))).toBe('');
});
