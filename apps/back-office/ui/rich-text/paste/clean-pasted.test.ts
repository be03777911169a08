// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeRichExtensions } from '../rich-extensions.ts';
import { cleanPasted, safeAddress } from './clean-pasted.ts';

const folder = path.join(import.meta.dirname, 'cases');
const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');

it.each(readdirSync(folder))('EDIT-01 what is pasted from %s becomes ours', (name) => {
  expect(cleanPasted(read(name, 'pasted.txt')).html).toBe(read(name, 'clean.txt').trim());
});

it('EDIT-01 pictures are named as left out, those in the text without reading them', () => {
  const left = (name: string) => cleanPasted(read(name, 'pasted.txt')).leftOut;
  expect([left('word'), left('google-docs'), left('pages'), left('libreoffice')]).toEqual([
    ['The kiln'],
    [''],
    ['Our room'],
    ['Eingang'],
  ]);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script><style>*{color:red}</style>',
  '<svg><script>alert(1)</script><a href="javascript:alert(1)">a</a></svg>',
  '<iframe srcdoc="<script>alert(1)</script>">x</iframe>',
  '<p onclick="alert(1)" style="background:url(https://evil.test/x)">a</p>',
  '<a href="java&#10;script:alert(1)">b</a><a href="data:text/html,x">c</a>',
  '<form action="https://evil.test"><input name=a><button>go</button></form>',
  '<span class="sw-note" data-note="x">d</span><div id="sections" class="page-section">e</div>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
])('EDIT-01 nothing of a paste runs, is loaded or leads to a script: %s', (hostile) => {
  const { html } = cleanPasted(`<p>words</p>${hostile}`);
  expect(html).not.toMatch(/<(?!\/?(?:p|a|strong|em|u|s|sup|sub|table|tbody|tr|td|th|li|ul|ol)\b)/);
  expect(html).not.toMatch(/script|onerror|onclick|style|class|evil|data:/i);
  expect(html).toContain('<p>words</p>');
});

it.each([
  ['https://example.com/a b', undefined],
  ['https://www.google.com/url?q=javascript:alert(1)', undefined],
  ['https://www.google.com/url?q=%E0%A4%A', undefined],
  ['https://www.google.com/url?sa=D&q=https://example.com/x&ust=1', 'https://example.com/x'],
  ['file:///C:/secret.txt', undefined],
  ['#_Toc123', undefined],
  ['tel:+4930123', 'tel:+4930123'],
])('EDIT-01 a link leads to %s as %s', (given, to) => {
  expect(safeAddress(given)).toBe(to);
});

it('EDIT-01 where a text shows no footnotes their words stand in brackets', () => {
  const { html } = cleanPasted(read('libreoffice', 'pasted.txt'), { hasFootnotes: false });
  expect(html).toContain('da (Außer im August.), auch');
  expect(html).not.toContain('sw-note');
});

it('EDIT-01 the editor takes over what was cleaned, whole', () => {
  for (const name of readdirSync(folder)) {
    const clean = read(name, 'clean.txt').trim();
    const editor = new Editor({
      extensions: makeRichExtensions({ tell: () => {}, hasFootnotes: true }),
      content: clean,
    });
    const empty = (html: string) => html.replaceAll('<td></td>', '<td><p></p></td>');
    expect(editor.getHTML()).toBe(empty(clean));
    editor.destroy();
  }
});

it('EDIT-01 any markup is cleaned to words that were there, and cleaning it again changes nothing', () => {
  const word = fc.constantFrom('one ', 'two', ' three', '&amp;', 'é');
  const within = (tags: readonly string[], inner: fc.Arbitrary<string[]>) =>
    fc.tuple(fc.constantFrom(...tags), inner).map(([tag, parts]) => {
      return `<${tag}>${parts.join('')}</${tag.split(' ')[0]}>`;
    });
  const { block } = fc.letrec<{ line: string; block: string }>((tie) => {
    const inline = fc.array(tie('line'), { maxLength: 4 });
    const some = fc.array(tie('block'), { maxLength: 3 });
    const point = within(['li'], some).map((text) => [text]);
    const cell = within(['td', 'th'], some).map((text) => [`<tr>${text}</tr>`]);
    return {
      line: fc.oneof(
        { maxDepth: 3 },
        word,
        within(
          ['b', 'i', 'span', 'a href="https://x.test/"', 'span style="font-weight:700"'],
          inline,
        ),
      ),
      block: fc.oneof(
        { maxDepth: 3 },
        within(['p', 'h2', 'p style="mso-list:l0 level2 lfo1"'], inline),
        within(['blockquote', 'div'], some),
        within(['ul', 'ol'], point),
        within(['table'], cell),
      ),
    };
  });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 3 }), (parts) => {
      const { html } = cleanPasted(parts.join(''));
      const words = (text: string) => text.replaceAll(/<[^>]*>|\s/g, '');
      expect(words(html)).toBe(words(parts.join('')));
      expect(cleanPasted(html).html).toBe(html);
    }),
    { numRuns: 40 },
  );
});
