import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { isPlainHtml } from './plain-html.ts';

describe('HTML that an owner wrote', () => {
  it.each([
    ['<button>Order</button>', 'Order'],
    ['<svg><circle r="2"></circle></svg>', ''],
    ['<video src="/a.mp4"></video><nav>Here</nav>', 'Here'],
    ['<font color="red">Old</font><center>Mid</center>', 'OldMid'],
    [
      '<table width="9" align="left"><tr><td bgcolor="red">1</td></tr></table>',
      '<table><tr><td>1</td></tr></table>',
    ],
    ['<p style="color:red" onclick="x()">A</p><script>x()</script>', '<p>A</p>'],
    ['<a href="javascript:x()">A</a><a href="/b">B</a>', '<a>A</a><a href="/b">B</a>'],
    ['<p data-html="<iframe>">A', '<p>A</p>'],
  ])('%j is %j to visitors and on the canvas', (written, shown) => {
    expect(cleanHtml(written)).toBe(shown);
  });

  it.each([
    '',
    'A bowl',
    '<p>A &amp; B<br /></p>',
    '<h2>Made</h2><p><strong><em>by</em></strong> hand</p>',
  ])('%j is taken as it is', (html) => {
    expect(isPlainHtml(html)).toBe(true);
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    '<p onclick="x()">A</p>',
    '<script>x()</script>',
    '<img src=x onerror=x()>',
    '<p>A</p><style>p{}</style>',
    '<svg><p>A</p></svg>',
    '<p/onclick=x()>',
    '<P>A</P>',
    '<p>A<!--x--></p>',
    '<p>&#60;script&#62;</p>',
    '<p>A\0</p>',
    '< p>A',
    '<p>A',
    '<p><strong>A</p></strong>',
    '<p><p>A</p></p>',
    '<p>A</strong></p>',
    '<p>A<br></p>',
  ])('%j is read tag by tag', (html) => expect(isPlainHtml(html)).toBe(false));

  it('what is taken as it is would come out of the sanitizer the same', () => {
    const parts = ['<p>', '</p>', '<h2>', '</h2>', '<strong>', '</strong>', '<em>', '</em>'].concat(
      ['<u>', '</u>', '<br />', 'A', ' ', '&amp;', '&lt;', '\u00a0', '"', "'", '😀', '\n'],
    );
    const random = makeRandom(7);
    let taken = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const count = 1 + Math.floor(random() * 8);
      const html = Array.from(
        { length: count },
        () => parts[Math.floor(random() * parts.length)]!,
      ).join('');
      if (!isPlainHtml(html)) continue;
      taken += 1;
      // A comment goes; with it nothing is taken as it is.
      expect(cleanHtml(`${html}<!---->`)).toBe(html);
    }
    expect(taken).toBeGreaterThan(500);
  });
});

/** Even enough, and the same for the same seed (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
