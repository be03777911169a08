import { expect, it } from 'vitest';
import { isPlainHtml } from './plain-html.ts';

it.each([
  '',
  'A bowl',
  '<p>A &amp; B<br></p>',
  '<h2>Made</h2><ul><li><p><em>by</em></p></li></ul>',
])('%j holds nothing that has to be taken out', (html) => expect(isPlainHtml(html)).toBe(true));

it.each([
  '<p onclick="x()">A</p>',
  '<script>x()</script>',
  '<img src=x onerror=x()>',
  '<a href="javascript:x()">A</a>',
  '<p>A</p><style>p{}</style>',
  '<svg><p>A</p></svg>',
  '<p/onclick=x()>',
  '<P>A</P>',
  '<p>A<!--x--></p>',
  '<p>&#60;script&#62;</p>',
  '<p>A\0</p>',
  '< p>A',
])('%j is read before it is shown', (html) => expect(isPlainHtml(html)).toBe(false));
