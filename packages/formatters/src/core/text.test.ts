import { expect, test } from 'vitest';
import { outputOf, renderTemplate } from '../testing/render-template.ts';

test('FMT-12 truncate cuts at 100 characters with three dots by default', () => {
  const word = 'abcdefghi ';
  expect(outputOf('{a|truncate}', { a: word.repeat(10) })).toBe(word.repeat(10));
  expect(outputOf('{a|truncate}', { a: `${word.repeat(10)}x` })).toBe(`${word.repeat(10)}...`);
});

test('truncate cuts after the last white space, or at the limit when there is none', () => {
  expect(outputOf('{a|truncate 8}', { a: 'one two three' })).toBe('one two ...');
  expect(outputOf('{a|truncate 5 …}', { a: 'abcdefgh' })).toBe('abcde…');
});

test('truncate without a positive limit leaves the value as it is', () => {
  expect(outputOf('{a|truncate 0}{a|truncate x}', { a: 'abc' })).toBe('abcabc');
});

test('safe removes tags in one pass, however many open and never close', () => {
  const open = '<'.repeat(200_000);
  expect(outputOf('{a|safe}', { a: open })).toBe(open);
  expect(outputOf('{a|safe}', { a: `${open}>x` })).toBe('x');
  expect(outputOf('{a|safe}', { a: 'a<b>c</b>d' })).toBe('acd');
});

test('smartypants opens a quote after white space and closes one after a letter', () => {
  expect(outputOf('{a|smartypants}', { a: `the 'boys' "said"` })).toBe('the ‘boys’ “said”');
});

test('url-encode writes UTF-8 bytes and a plus for a space', () => {
  expect(outputOf('{a|url-encode}', { a: '“a b”&*' })).toBe('%E2%80%9Ca+b%E2%80%9D%26*');
});

test('encoding half a character is an error and prints nothing', () => {
  const { output, errors } = renderTemplate('[{a|encode-uri}]', { a: '\ud800' });
  expect(output).toBe('[]');
  expect(errors.map(({ code }) => code)).toEqual(['UNEXPECTED_ERROR']);
});

test('json cannot end a script element', () => {
  expect(outputOf('{a|json}', { a: '</script>' })).toBe('"<\\/script>"');
});

test('format fills placeholders and drops broken ones', () => {
  const data = { a: '{0}-{1}-{2}-{x}-{0', n: 'N', list: [1, [2, null]] };
  expect(outputOf('{a|format n list}', data)).toBe('N-1,2,---');
});

test('names of prototypes are no data', () => {
  const template = '{a|prop constructor}{a|get k}{a|lookup k}{.var @o a|key-by toString}{@o|json}';
  expect(outputOf(template, { a: [{}], k: 'toString' })).toBe('{}');
});

test('cycle that selects nothing prints nothing, even as JSON; a missing value is null', () => {
  const template =
    '[{a|cycle}{a|cycle|raw}{a|cycle|json}{a|cycle|json-pretty}{a|cycle|str}]{a|raw}';
  expect(outputOf(template, {})).toBe('[]null');
  expect(outputOf('{.var @c a|cycle}{.if @c}yes{.or}no{.end}{@c}', {})).toBe('no');
  expect(outputOf('{a|cycle|raw|raw}{a|cycle|image-meta}', {})).toBe('');
});

test('what cycle does not select is missing once it has a name', () => {
  expect(outputOf('{.var @c a|cycle}{@c|raw}', {})).toBe('null');
  expect(outputOf('{.var @c b}{.section b}{.var @c a|cycle}{@c}{.end}', { b: 'B' })).toBe('B');
  const macro = '{.macro m}{.ctx @c x=@}{@c|json}{@c.x|raw}[{f|format @}]{.end}';
  expect(outputOf(`${macro}{a|cycle|apply m}`, { f: '{0}' })).toBe('{}null[]');
});
