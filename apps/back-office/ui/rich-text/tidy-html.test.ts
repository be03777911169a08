// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isSameHtml, tidyHtml } from './tidy-html.ts';

it('nothing written is nothing kept, and points of lists hold their text', () => {
  expect(tidyHtml('<p></p>')).toBe('');
  expect(tidyHtml('<ul><li><p>One <strong>two</strong></p></li></ul>')).toBe(
    '<ul><li>One <strong>two</strong></li></ul>',
  );
  expect(tidyHtml('<ul><li><p>One</p><p>Two</p></li></ul>')).toContain('<p>Two</p>');
});

it('indents, old names of tags and text without tags are the same; anything else is not', () => {
  expect(
    isSameHtml(
      '<p>A <b>b</b></p>\n  <ul>\n <li>c</li>\n</ul>',
      '<p>A <strong>b</strong></p><ul><li><p>c</p></li></ul>',
    ),
  ).toBe(true);
  expect(isSameHtml('Just text', '<p>Just text</p>')).toBe(true);
  expect(isSameHtml('<p class="lead">A</p>', '<p>A</p>')).toBe(false);
  expect(isSameHtml('<table><tbody><tr><td>A</td></tr></tbody></table>', '<p>A</p>')).toBe(false);
  expect(isSameHtml('<p><img src="/a.png" alt=""></p>', '<p></p>')).toBe(false);
});
