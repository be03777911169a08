import type { PageDocument } from '@sitewright/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { putOnTop } from '../merge/put-on-top.ts';
import { makeDocument } from '../testing/make-document.ts';
import { blockTypeTable } from '../types/registry.ts';
import { findWords, replaceWords, type TextFormat } from './find-words.ts';
import { replaceInDocument } from './replace-acts.ts';
import { wordPattern } from './word-pattern.ts';

const pattern = (text: string, more: { matchCase?: boolean; wholeWord?: boolean } = {}) =>
  wordPattern({ text, matchCase: false, wholeWord: false, ...more });
const replace = (
  html: string,
  from: string,
  to: string,
  more: { format?: TextFormat; chosen?: Set<number>; wholeWord?: boolean } = {},
) => {
  const { format = 'html', chosen, ...search } = more;
  const wish = { format, pattern: pattern(from, search), replacement: to, chosen };
  return replaceWords(html, wish).text;
};

it('EDIT-01 words are found over bold letters and entities, and nothing but them is written anew', () => {
  const html = '<p class=x>Our B<b>ow</b>ls &amp; cups,\n<i>bowls</i>&nbsp;&eacute;</p>';
  expect(findWords(html, 'html', pattern('bowls')).map(({ words }) => words)).toEqual([
    'Bowls',
    'bowls',
  ]);
  expect(replace(html, 'bowls', 'a < b & c')).toBe(
    '<p class=x>Our a &lt; b &amp; c<b></b> &amp; cups,\n<i>a &lt; b &amp; c</i>&nbsp;&eacute;</p>',
  );
  expect(replace(html, '& cups', 'only')).toBe(
    '<p class=x>Our B<b>ow</b>ls only,\n<i>bowls</i>&nbsp;&eacute;</p>',
  );
  expect(replace(html, 'é', 'e')).toContain('&nbsp;e</p>');
  expect(replace(html, 'bowls', 'X', { chosen: new Set([1]) })).toContain('<i>X</i>');
  expect(replace(html, 'bowls', 'X', { chosen: new Set([1]) })).toContain('B<b>ow</b>ls');
});

it('EDIT-01 words end with their paragraph, and what nobody reads is left alone', () => {
  expect(findWords('<p>one</p><p>two</p>', 'html', pattern('onetwo'))).toEqual([]);
  expect(findWords('one<br>two', 'html', pattern('onetwo'))).toEqual([]);
  const source = '<a href="/bowl" title="bowl">x</a><script>bowl</script><!-- bowl -->';
  expect(replace(source, 'bowl', 'cup')).toBe(source);
  expect(
    replace('See [bowl](/bowl) at https://x.test/bowl', 'bowl', 'cup', { format: 'markdown' }),
  ).toBe('See [cup](/bowl) at https://x.test/bowl');
});

it('EDIT-01 case and whole words are asked for, in all alphabets', () => {
  const found = (text: string, query: string, more: object) =>
    findWords(text, 'text', pattern(query, more)).length;
  expect(found('Café cafés CAFÉ', 'café', {})).toBe(3);
  expect(found('Café cafés CAFÉ', 'café', { wholeWord: true })).toBe(2);
  expect(found('Café cafés CAFÉ', 'Café', { matchCase: true })).toBe(1);
  expect(found('größe Größe', 'GRÖSSE', {})).toBe(0);
  expect(found('C++ and a.b (x)', 'c++', { wholeWord: true })).toBe(1);
  expect(found('aXb a.b', 'a.b', {})).toBe(1);
  expect(found('two words, two\u{a0}words', 'two words', {})).toBe(2);
});

it('EDIT-01 a letter with its accent as a sign of its own is another letter', () => {
  const accent = 'caf\u0065\u0301';
  const found = (text: string) => findWords(text, 'text', pattern('cafe', { wholeWord: true }));
  expect([found(accent).length, found('cafe').length]).toEqual([0, 1]);
});

it('EDIT-01 the words around are told in one line', () => {
  const [match] = findWords('<p>The  first\n bowl of clay</p>', 'html', pattern('bowl'));
  expect(match).toEqual({ index: 0, before: 'The first ', words: 'bowl', after: ' of clay' });
  const long = 'word '.repeat(40);
  const [cut] = findWords(`${long}bowl ${long}`, 'text', pattern('bowl'));
  expect(cut?.before).toMatch(/^… (?:word )+$/);
  expect(cut?.after).toMatch(/^ (?:word )+…$/);
});

it('EDIT-01 replacing words by themselves keeps every byte, whatever the HTML', () => {
  const piece = fc.constantFrom('a', 'b', ' ', '<b>', '</b>', '<p>', '</p>', '&', '&amp;', '&lt;');
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }),
      fc.constantFrom('a', 'ab', 'b a'),
      (parts, q) => {
        const html = parts.join('');
        const found = findWords(html, 'html', pattern(q, { matchCase: true }));
        const marked = replace(html, q, '☼');
        expect(marked.split('☼').length - 1).toBe(found.length);
        // Tags stay, in their order.
        const tags = (text: string) => text.match(/<\/?[bp]>/g) ?? [];
        expect(tags(marked)).toEqual(tags(html));
        if (found.length === 0) expect(marked).toBe(html);
      },
    ),
  );
});

it('EDIT-01 what machines read is no word, and a text that would not fit any more stays', () => {
  const document = makeDocument(['summary', 'button', 'button']);
  const [summary, long, short] = ['s0b0', 's0b1', 's0b2'].map((id) => document.blocks[id]!);
  const filled: PageDocument = {
    ...document,
    blocks: {
      s0b0: { ...summary!, data: { ...(summary!.data as object), tag: 'spring' } },
      s0b1: { ...long!, data: { ...(long!.data as object), label: `spring${'x'.repeat(194)}` } },
      s0b2: { ...short!, data: { ...(short!.data as object), label: 'In spring' } },
    },
  };
  const chosenOf = () => undefined;
  const wish = { pattern: pattern('spring'), replacement: 'Frühlings', chosenOf };
  const { commands, count } = replaceInDocument(filled, blockTypeTable, wish);
  expect([count, commands.length]).toEqual([1, 1]);
  const { blocks } = putOnTop(filled, commands).document;
  expect(blocks['s0b2']?.data).toMatchObject({ label: 'In Frühlings' });
  expect([blocks['s0b0'], blocks['s0b1']]).toEqual([filled.blocks['s0b0'], filled.blocks['s0b1']]);
});
