import { expect, it } from 'vitest';
import { makeMailMedium } from '../mail/mail-medium.ts';
import { drawBlock } from '../testing/draw-block.ts';
import { blocksCss } from './blocks-css.ts';
import { showDirections } from './show-directions.ts';

it('leaves markup alone that is read from left to right', () => {
  const html = '<p>One</p><ul><li>Two</li></ul>';
  expect(showDirections(html)).toBe(html);
  expect(drawBlock('text', { html })).not.toContain('dir=');
});

it('lets each part of a text find its direction, a list and a quotation as a whole', () => {
  expect(
    showDirections(
      '<h2 class="a">שלום</h2><p>Hello</p><ul><li>אחד<ul><li>x</li></ul></li></ul><p>סוף</p>',
    ),
  ).toBe(
    '<h2 dir="auto" class="a">שלום</h2><p dir="auto">Hello</p>' +
      '<ul dir="auto"><li>אחד<ul><li>x</li></ul></li></ul><p dir="auto">סוף</p>',
  );
  for (const whole of ['table', 'dl']) {
    const rest = '><tr><td>שלום</td><td>Hello</td></tr>';
    expect(showDirections(`<${whole}${rest}</${whole}>`)).toBe(
      `<${whole} dir="auto"${rest}</${whole}>`,
    );
  }
  expect(showDirections('<blockquote><p>مرحبا</p></blockquote>')).toBe(
    '<blockquote dir="auto"><p>مرحبا</p></blockquote>',
  );
});

it('keeps what somebody said, and signs in attributes', () => {
  const html = '<p dir="ltr">שלום</p><img alt="<p>שלום > b">';
  expect(showDirections(html)).toBe(html);
  expect(showDirections('<div title="a > b"><span>שלום</span></div>')).toBe(
    '<div title="a > b"><span dir="auto">שלום</span></div>',
  );
});

it('a list, a table or a quotation that stands open takes nothing with it', () => {
  expect(showDirections('<ul><li>א')).toBe('<ul dir="auto"><li>א');
  expect(showDirections(`${'<ul>'.repeat(20_000)}א`)).toHaveLength('<ul>'.length * 20_000 + 12);
});

it.each([
  ['heading', { text: 'כותרת' }, '<h2 dir="auto">'],
  ['text', { html: '<p>שלום</p>' }, '<p dir="auto">'],
  ['quote', { quote: 'מילים' }, '<blockquote dir="auto">'],
  ['button', { label: 'קנה', link: { kind: 'url', url: '/' } }, '<a dir="auto"'],
  ['image', { assetId: 'a', caption: 'תמונה' }, '<figcaption dir="auto"'],
])('a block of type %s says so on the page', (type, data, part) => {
  expect(drawBlock(type, data)).toContain(part);
});

it('lines of any text begin where their letters do', () => {
  expect(blocksCss).toMatch(/\.sqs-block :is\(p,[^)]*\)\{unicode-bidi:plaintext\}/);
});

it('mails keep the directions', () => {
  const medium = makeMailMedium({ tone: 'card', address: (url) => url });
  const mail = medium.finish(showDirections('<p>שלום</p><ul><li>אחד</li></ul>'), 600);
  expect(mail).toMatch(/<p [^>]*dir="auto"[^>]*>שלום<\/p>/);
  // Marks have room on whichever side they come to stand.
  expect(mail).toMatch(/<ul dir="auto" style="[^"]*padding:0 24px/);
  expect(medium.finish('<ul><li>One</li></ul>', 600)).toContain('padding:0 0 0 24px');
});
