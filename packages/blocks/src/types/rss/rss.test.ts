import { expect, it } from 'vitest';
import { askBlock, drawBlock, emptySource, insideOf, sourceOf } from '../../testing/draw-block.ts';

const source = sourceOf({ kind: 'feed', title: 'Notes & <news>', url: '/journal?format="rss"&a' });
const draw = (data: object, of = source) =>
  insideOf(drawBlock('rss', { collectionId: 'journal', ...data }, of));

it('is a link to the feed, called like its page unless its owner calls it otherwise', () => {
  const html = draw({});
  expect(html).toContain(
    '<a class="sw-rss-link" type="application/rss+xml" href="/journal?format=&quot;rss&quot;&amp;a">',
  );
  expect(html).toContain('<span>Notes &amp; &lt;news&gt;</span> <abbr>RSS</abbr></a>');
  expect(draw({ text: ' Follow <us> ' })).toContain('<span>Follow &lt;us&gt;</span>');
  expect(draw({ text: '  ' })).toContain('<span>Notes &amp; &lt;news&gt;</span>');
});

it('its sign is for eyes alone', () => {
  expect(draw({})).toMatch(/<svg class="sw-rss-icon"[^>]* aria-hidden="true">/);
});

it('asks for the feed of its page, and is empty without one', () => {
  const chosen = askBlock('rss', { collectionId: 'journal' });
  expect(chosen.needs.queries).toEqual([{ kind: 'feed', collectionId: 'journal' }]);
  expect(chosen.isEmpty).toBe(false);
  const { isEmpty, needs } = askBlock('rss', { text: 'Follow' });
  expect([isEmpty, needs.queries]).toEqual([true, []]);
});

it('shows nothing where the page is gone', () => {
  expect(draw({ text: 'Follow' }, emptySource)).toBe('');
});
