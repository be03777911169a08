// @vitest-environment happy-dom
import { showFootnotes } from '@sitewright/blocks';
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { emojis, emojiNamed } from './extensions/emoji-list.ts';
import { makeRichExtensions } from './rich-extensions.ts';
import {
  actOnTable,
  insertTable,
  isTypingInTable,
  readAlignment,
  readFootnote,
  readInk,
  writeAlignment,
  writeFootnote,
  writeInk,
} from './text-acts.ts';
import { isSameHtml, tidyHtml } from './tidy-html.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const open = (content: string) => {
  editor = new Editor({
    extensions: makeRichExtensions({ tell: () => {}, hasFootnotes: true }),
    content,
    injectCSS: false,
  });
  return editor;
};
const kept = () => tidyHtml(editor.getHTML());

it.each([
  ['<p class="sw-align-center">A</p><h2 class="sw-align-right">B</h2>'],
  ['<p>x<sup>2</sup> H<sub>2</sub>O <mark>seen</mark></p>'],
  ['<p><span class="sw-ink-c0392b">red</span> and <span class="sw-ink-11223344">faint</span></p>'],
  ['<p>Said<span class="sw-note" data-note="By &quot;whom&quot; &amp; when"></span>.</p>'],
  [
    '<table><tbody><tr><th scope="col">A</th><th scope="col">B</th></tr><tr><td>1</td>' +
      '<td colspan="2"><p>2</p><p class="sw-align-right">3</p></td></tr></tbody></table>',
  ],
  ['<ul><li><p class="sw-align-center">kept so</p></li></ul>'],
])('EDIT-01 what may be kept comes back as it was: %s', (html) => {
  open(html);
  expect(kept()).toBe(html);
});

it.each([
  ['<p class="lead">A</p>'],
  ['<p><span class="badge">A</span></p>'],
  ['<p class="sw-align-middle">A</p>'],
  ['<table class="prices"><tbody><tr><td>A</td></tr></tbody></table>'],
  ['<table><thead><tr><th>A</th></tr></thead></table>'],
])('EDIT-01 a text with markup of others is not taken for one that can be typed in: %s', (html) => {
  open(html);
  expect(isSameHtml(html, kept())).toBe(false);
});

it('EDIT-01 a text that is shown with its footnotes is read as it is kept', () => {
  const html = '<p>One<span class="sw-note" data-note="A &amp; b"></span></p>';
  open(showFootnotes(html, 'b1'));
  expect(kept()).toBe(html);
});

it('EDIT-01 lines are aligned, letters coloured, and both are taken away again', () => {
  open('<p>Some words</p>');
  editor.commands.selectAll();
  writeAlignment(editor, 'center');
  writeInk(editor, '#C0392B');
  expect(kept()).toBe(
    '<p class="sw-align-center"><span class="sw-ink-c0392b">Some words</span></p>',
  );
  expect([readAlignment(editor), readInk(editor)]).toEqual(['center', '#C0392B']);
  writeAlignment(editor, undefined);
  writeInk(editor, undefined);
  expect(kept()).toBe('<p>Some words</p>');
});

it('EDIT-01 a footnote is put in, changed and taken away', () => {
  open('<p>Some words</p>');
  editor.commands.setTextSelection(5);
  writeFootnote(editor, '  Who? ');
  expect(kept()).toBe('<p>Some<span class="sw-note" data-note="Who?"></span> words</p>');
  editor.commands.setNodeSelection(5);
  expect(readFootnote(editor)).toBe('Who?');
  writeFootnote(editor, 'Me');
  expect(kept()).toContain('data-note="Me"');
  editor.commands.setNodeSelection(5);
  writeFootnote(editor, '');
  expect(kept()).toBe('<p>Some words</p>');
});

it('EDIT-01 a table gets rows and columns, a header row, and goes', () => {
  open('<p>Before</p>');
  editor.commands.focus('end');
  insertTable(editor);
  expect(isTypingInTable(editor)).toBe(true);
  const size = () => [kept().match(/<tr>/g)?.length, kept().match(/<t[hd]/g)?.length];
  expect([size(), kept().match(/<th scope="col"/g)?.length]).toEqual([[3, 9], 3]);
  actOnTable(editor, 'addRowAfter');
  actOnTable(editor, 'addColumnBefore');
  expect(size()).toEqual([4, 16]);
  actOnTable(editor, 'deleteRow');
  actOnTable(editor, 'deleteColumn');
  expect(size()).toEqual([3, 9]);
  actOnTable(editor, 'toggleHeaderRow');
  actOnTable(editor, 'deleteTable');
  expect(kept()).toBe('<p>Before</p>');
});

it('EDIT-01 pictures among letters are found by their names in both languages, each once', () => {
  expect([emojiNamed('heart'), emojiNamed('Herz'), emojiNamed('nothing')]).toEqual([
    '❤️',
    '❤️',
    undefined,
  ]);
  expect(new Set(emojis.map(({ picture }) => picture)).size).toBe(emojis.length);
});

it('EDIT-01 any text of these marks is kept as it is read, however they lie in each other', () => {
  const mark = fc.constantFrom(
    'strong',
    'em',
    'u',
    's',
    'sup',
    'mark',
    'span class="sw-ink-0a0b0c"',
  );
  const words = fc.constantFrom(
    'a',
    'b c',
    'é &amp; ü',
    '🌼',
    '<span class="sw-note" data-note="n"></span>',
  );
  const inline = fc
    .array(fc.tuple(fc.array(mark, { maxLength: 3 }), words), { minLength: 1, maxLength: 5 })
    .map((parts) =>
      parts
        .map(([tags, text]) => {
          const ends = tags.map((tag) => `</${tag.split(' ')[0]}>`).toReversed();
          return tags.map((tag) => `<${tag}>`).join('') + text + ends.join('');
        })
        .join(''),
    );
  const block = fc
    .tuple(fc.constantFrom('p', 'h2', 'p class="sw-align-right"'), inline)
    .map(([tag, text]) => `<${tag}>${text}</${tag.split(' ')[0]}>`);
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      open(blocks.join(''));
      const once = kept();
      editor.destroy();
      open(once);
      expect(kept()).toBe(once);
      editor.destroy();
    }),
    { numRuns: 15 },
  );
});
