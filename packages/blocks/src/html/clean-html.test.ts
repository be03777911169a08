import fc from 'fast-check';
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
    const markup = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 8 });
    let taken = 0;
    for (const drawn of fc.sample(markup, { numRuns: 20_000, seed: 7 })) {
      const html = drawn.join('');
      if (!isPlainHtml(html)) continue;
      taken += 1;
      // A comment goes; with it nothing is taken as it is.
      expect(cleanHtml(`${html}<!---->`)).toBe(html);
    }
    expect(taken).toBeGreaterThan(500);
  });
});
