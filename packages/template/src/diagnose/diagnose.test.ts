import { createRegistry } from '@sitewright/formatters';
import { describe, expect, it } from 'vitest';
import { compile, diagnose, formatExcerpt } from '../index.ts';

const registry = createRegistry();
const found = (source: string) =>
  diagnose(source, { registry }).map(({ code, line, column }) => `${code} ${line}:${column}`);

describe('diagnose', () => {
  it.each([
    ['{.sectiona}', 'INVALID_INSTRUCTION'],
    ['{.section}', 'WHITESPACE_EXPECTED'],
    ['{.section  }', 'VARIABLE_EXPECTED'],
    ['{.section a }', 'EXTRA_CHARS'],
    ['{.repeated a}', 'MISSING_SECTION_KEYWORD'],
    ['{.alternates x}', 'MISSING_WITH_KEYWORD'],
    ['{.newline }', 'EXTRA_CHARS'],
    ['{.or }', 'OR_EXPECTED_PREDICATE'],
    ['{.if ?}', 'IF_EXPECTED_VAROP'],
    ['{.if a b}', 'IF_EXPECTED_VAROP'],
    ['{.if a ||}', 'IF_TOO_MANY_OPERATORS'],
    ['{.var a b}', 'BINDVAR_EXPECTS_NAME'],
    ['{.var @a +}', 'MISSING_VARIABLE_NAME'],
    ['{.ctx a b=c}', 'CTXVAR_EXPECTS_NAME'],
    ['{.ctx @a b=}', 'CTXVAR_EXPECTS_BINDINGS'],
    ['{.inject a b}', 'INJECT_EXPECTS_NAME'],
    ['{.inject @a }', 'INJECT_EXPECTS_PATH'],
    ['{.macro }', 'MACRO_EXPECTS_NAME'],
    ['{.include }', 'INCLUDE_EXPECTS_NAME'],
    ['{.eval}', 'WHITESPACE_EXPECTED'],
    ['{.eval 1 +* $}', 'EXPRESSION_PARSE'],
    ['{## never closed', 'EOF_IN_COMMENT'],
  ])('explains %s', (source, code) => {
    expect(found(`text\n ${source}`)).toEqual([`${code} 2:2`]);
  });

  it.each([
    ['@x = 1 +', '+ has no value behind it'],
    ['1 * / 2', '/ has no value before it'],
    ['1 2', 'two values stand side by side without an operator'],
    ['max(1,)', ') has no value before it'],
    ['()', ') has no value before it'],
    ['a = 1', '= needs one variable before it, such as @name'],
    ['1 + @x = 2', '= needs one variable before it, such as @name'],
    ['@x = ; 1', '= has no value behind it'],
    ['!', '! has no value behind it'],
  ])('tells what a run drops in silence or finds late: {.eval %s}', (code, why) => {
    const [error, ...more] = diagnose(`{.eval ${code}}`, { registry });
    expect(error).toMatchObject({ code: 'EXPRESSION_PARSE', offset: 0 });
    expect(error?.message).toMatch(new RegExp(`: ${why.replace(/[+*()]/g, '\\$&')}$`));
    expect(more).toEqual([]);
  });

  it.each([
    '@x = 1 + -2; @x * (a.b - 3)',
    'max(1, min(2), 3) ** 2',
    '!a && (b || true)',
    '@a = "x" + 1;',
    'PI',
    '#1 + 1',
    'max()',
    '-(1)',
  ])('finds nothing wrong with {.eval %s}', (code) => {
    expect(diagnose(`{.eval ${code}}`, { registry })).toEqual([]);
  });

  it.each([
    ['{a|}', 'FORMATTER_INVALID 1:4'],
    ['{a|html|?}', 'FORMATTER_INVALID 1:9'],
    ['{a|html|nope}', 'FORMATTER_UNKNOWN 1:9'],
    ['{a|apply}', 'FORMATTER_NEEDS_ARGS 1:4'],
    ['{.end}', 'MISMATCHED_END 1:1'],
  ])('points at the place in %s', (source, expected) => {
    expect(found(source)).toEqual([expected]);
  });

  it.each([
    ['{.sectionx a}', "INVALID_INSTRUCTION Invalid instruction '.sectionx'"],
    ['{.repeated.a}', "WHITESPACE_EXPECTED Whitespace expected, found '.a'"],
    [
      '{.repeated section a b}',
      "EXTRA_CHARS Extra characters found after REPEATED instruction: ' b'",
    ],
    ['{.alternates  with}', "MISSING_WITH_KEYWORD Missing 'with' keyword, found ' with'"],
    ['{.meta-left }', "EXTRA_CHARS Extra characters found after META_LEFT instruction: ' '"],
    [
      '{.or  plural?}',
      "OR_EXPECTED_PREDICATE Expected a predicate to follow OR_PREDICATE, found ' plural?'",
    ],
    ['{.if a || || b}', "IF_EXPECTED_VAROP Expected an operator or a variable, found '|| b'"],
    [
      '{.var  @a b}',
      "BINDVAR_EXPECTS_NAME {.var} expects a local variable name (e.g. @foo), found ' @a b'",
    ],
    ['{.var @a b || c}', "EXTRA_CHARS Extra characters found after VARIABLE instruction: ' || c'"],
    ['{.var @a b||c}', "MISSING_VARIABLE_NAME Missing variable name, found '||c'"],
    [
      '{.inject @a ?}',
      "INJECT_EXPECTS_PATH {.inject} expects the path for a JSON injectable, found '?'",
    ],
    [
      '{.ctx @a b=c d=e.}',
      "CTXVAR_EXPECTS_BINDINGS {.ctx} expects one or more bindings (e.g. foo=bar.baz), found '.'",
    ],
    ['{.macro a b}', "EXTRA_CHARS Extra characters found after MACRO instruction: ' b'"],
    ['{a|?|json}', "FORMATTER_INVALID Invalid formatter name '?|json' found."],
    ['{.or}', 'NOT_ALLOWED_AT_ROOT OR_PREDICATE instruction is not allowed at the template root.'],
    ['{.end}', 'MISMATCHED_END Mismatched END found at ROOT.'],
    ['{.if  a}', 'EOF_IN_BLOCK Reached EOF in the middle of {.if  a}'],
    [
      '{.repeated section a}{.alternates with}{.alternates with}{.end}',
      'NOT_ALLOWED_IN_BLOCK ALTERNATES_WITH instruction is not allowed inside ALTERNATES_WITH block.',
    ],
  ])('words %s', (source, expected) => {
    expect(diagnose(source, { registry }).map((e) => `${e.code} ${e.message}`)).toEqual([expected]);
  });

  it('does not repeat itself about the block of a faulty tag', () => {
    expect(found('{.equal?}')).toEqual(['PREDICATE_NEEDS_ARGS 1:1']);
    expect(found('{.section a}{## {.end}')).toEqual(['EOF_IN_COMMENT 1:13']);
  });

  it('takes braces without a word for text', () => {
    expect(found('{.} {.1} {. section a} {^.if a}')).toEqual([]);
  });

  it('refuses a template beyond the limit', () => {
    const errors = diagnose('x'.repeat(11), { limits: { maxTemplateLength: 10 } });
    expect(errors.map(({ code }) => code)).toEqual(['LIMIT_TEMPLATE_SIZE']);
  });

  it('warns of conditions that cannot be meant', () => {
    expect(found('{.if  }{.end}')).toEqual(['IF_EMPTY 1:1']);
    const many = Array.from({ length: 31 }, (_, i) => `v${i}`).join(' || ');
    expect(found(`{.if ${many}}{.end}`)).toEqual(['IF_TOO_MANY_VARS 1:1']);
    expect(found('{.equal?}{.end}')).toEqual(['PREDICATE_NEEDS_ARGS 1:1']);
  });

  it('says nothing of styles, scripts and sound templates', () => {
    expect(found('a { color: red } if (a||b) {c()} {.section a}{b|html}{.end}')).toEqual([]);
  });

  it('comes in the order of the text', () => {
    expect(found('{.end}\n{a|nope}\n{.if a}')).toEqual([
      'MISMATCHED_END 1:1',
      'FORMATTER_UNKNOWN 2:4',
      'EOF_IN_BLOCK 3:8',
    ]);
  });
});

describe('formatExcerpt', () => {
  const excerptOf = (source: string) =>
    compile(source, { registry }).errors.map((error) => formatExcerpt(error, 'a.list', source));

  it('shows the line and a caret', () => {
    expect(excerptOf('<ul>\n\t<li>{a|nope}</li>\n</ul>')).toEqual([
      "a.list:2:9: SyntaxError: Formatter 'nope' is unknown\n  \t<li>{a|nope}</li>\n  \t       ^",
    ]);
  });

  it('TPL-03 shows where an unclosed block began', () => {
    expect(excerptOf('x\n {.section a}\n')).toEqual([
      'a.list:3:1: SyntaxError: Reached EOF in the middle of SECTION (it began at 2:2)\n   {.section a}\n   ^',
    ]);
  });

  it('cuts long lines around the place', () => {
    const [text = ''] = excerptOf(`${'x'.repeat(5000)}{a|nope}${'y'.repeat(5000)}`);
    expect(text.length).toBeLessThan(300);
    const [, line = '', caret = ''] = text.split('\n');
    expect(line).toMatch(/^  …x+\{a\|nope\}y+…$/);
    expect(caret.indexOf('^')).toBe(line.indexOf('nope'));
  });

  it.each([
    ['\t\t{a|nope}', '\t\t   ^'],
    ['日本 {a|nope}', '        ^'],
    ['🧶 {a|nope}', '      ^'],
    ['e\u0301 {a|nope}', '     ^'],
  ])('puts the caret under the place in %j', (source, caret) => {
    expect(excerptOf(source).map((text) => text.split('\n')[2])).toEqual([`  ${caret}`]);
  });

  it('shows no line end and no control character', () => {
    expect(excerptOf('\u001B[31m{a|nope}\r\nx')).toEqual([
      expect.stringContaining('\n  \uFFFD[31m{a|nope}\n'),
    ]);
  });

  it('is one line without a place', () => {
    const error = { type: 'engine', code: 'X', message: 'broken' } as const;
    expect(formatExcerpt(error, 'a', '')).toBe('a: broken');
  });
});
