import { expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';

it('Markdown becomes HTML', () => {
  expect(parseMarkdown('## Care\n\nWash by *hand*.')).toBe(
    '<h2>Care</h2>\n<p>Wash by <em>hand</em>.</p>\n',
  );
  expect(parseMarkdown('> > - a')).toContain('<blockquote>');
  expect(parseMarkdown('-'.repeat(300))).toBe('<hr>\n');
});

it('a long text of many short paragraphs and lists stays Markdown', () => {
  const paragraph = 'Glazes are *food safe* and __hold__ [heat](/heat) well.\n\n';
  const list = '* one of *many*\n'.repeat(1_000);
  const html = parseMarkdown(paragraph.repeat(2_000) + list);
  expect(html.startsWith('<p>Glazes are <em>food safe</em>')).toBe(true);
  expect(html).toContain('<li>one of <em>many</em></li>');
});

it.each([
  ['emphasis that never ends', '_a __b'.repeat(33_000)],
  ['strikes that never end', '~a~~'.repeat(50_000)],
  ['one name of an address that never ends', `${'a-'.repeat(50_000)}@`],
  ['stops behind an address', `www.${'~'.repeat(100_000)}`],
  ['calls without an end', '!'.repeat(100_000)],
  ['titles by lines below them', 'a\n-\n'.repeat(30_000)],
  [
    'a table of millions of cells',
    `${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n${'|b\n'.repeat(20_000)}`,
  ],
  ['quotes in quotes', '>'.repeat(200_000)],
  ['lists in lists', '- '.repeat(100_000)],
  [
    'lists deeper and deeper',
    Array.from({ length: 600 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
  ],
])('%s: shown as written, because working it out would hold the server', (_name, text) => {
  const html = parseMarkdown(text);
  expect(html.startsWith('<pre>')).toBe(true);
  expect(html).toBe(`<pre>${text.replaceAll('<', '&lt;')}</pre>`);
});

it('a large table, a long list of addresses and loud words stay Markdown', () => {
  const row = (cell: string) => `|${` ${cell} |`.repeat(8)}\n`;
  expect(parseMarkdown(row('Bowl') + row('---') + row('12.50 €').repeat(1_500))).toMatch(
    /^<table>/,
  );
  const mails = '- [Ann](mailto:ann@example.com), ann.of-the.potters@example.com!!!\n'.repeat(500);
  expect(parseMarkdown(mails)).toMatch(/^<ul>/);
});

it('what is shown as written opens no tag', () => {
  expect(parseMarkdown(`<b>&amp;\n${'- '.repeat(500)}`)).toMatch(/^<pre>&lt;b>&amp;amp;/);
});
