import { createRegistry } from '@sitewright/formatters';
import { describe, expect, it } from 'vitest';
import { compile, render } from '../index.ts';
import { DEFAULT_LIMITS } from './limits.ts';

const registry = createRegistry();
const codesOf = (template: string, data: unknown, options = {}) => {
  const { output, errors } = render(compile(template, { registry, cache: false }), data, options);
  return { output, codes: [...new Set(errors.map(({ code }) => code))] };
};

describe('limits', () => {
  it('what one compilation and one run may cost, unless told', () => {
    expect(DEFAULT_LIMITS).toEqual({
      maxTemplateLength: 4_194_304,
      maxDepth: 400,
      maxPartialDepth: 16,
      maxSteps: 2_000_000,
      maxOutputBytes: 16_777_216,
      maxExpressionTokens: 10_000,
      maxStringLength: 1_048_576,
      maxErrors: 1000,
    });
  });

  it('the last level that is allowed runs, the next one does not', () => {
    const sections = (depth: number) => `${'{.section @}'.repeat(depth)}x${'{.end}'.repeat(depth)}`;
    const limits = { maxDepth: 5, maxPartialDepth: 3 };
    const partials = { p1: '{@|apply p2}', p2: '{@|apply p3}', p3: 'x{@|apply p4}', p4: 'y' };
    expect(codesOf(sections(390), { a: 1 }).codes).toEqual([]);
    expect(codesOf(sections(401), { a: 1 }).codes).toEqual(['LIMIT_NESTING']);
    expect(codesOf('{@|apply p2}', {}, { partials, limits })).toEqual({ output: 'xy', codes: [] });
    expect(codesOf('{@|apply p1}', {}, { partials, limits }).codes).toEqual([
      'APPLY_PARTIAL_RECURSION_DEPTH',
    ]);
  });

  it('five nested loops over 40 elements end in an error', () => {
    const template = `${'{.repeated section l}'.repeat(1)}${'{.repeated section @.l}'.repeat(4)}x${'{.end}'.repeat(5)}`;
    const list: { l?: unknown }[] = Array.from({ length: 40 }, () => ({}));
    for (const element of list) element.l = list;
    expect(codesOf(template, { l: list })).toEqual({ output: '', codes: ['LIMIT_STEPS'] });
  });

  it('looking names up from deep inside costs more steps', () => {
    const names = '{none}'.repeat(10);
    const loops = '{.repeated section l}'.repeat(3) + names + '{.end}'.repeat(3);
    const list: { l?: unknown }[] = Array.from({ length: 40 }, () => ({}));
    for (const element of list) element.l = list;
    expect(codesOf(loops, { l: list }).codes).toEqual([]);
    const deep = `${'{.section @}'.repeat(390)}${loops}${'{.end}'.repeat(390)}`;
    expect(codesOf(deep, { l: list }).codes).toEqual(['LIMIT_STEPS']);
  });

  it('20,000 nested sections are refused with an error', () => {
    const template = `${'{.section @}'.repeat(20_000)}x${'{.end}'.repeat(20_000)}`;
    const { codes } = codesOf(template, { a: 1 });
    expect(codes).toEqual(['LIMIT_NESTING']);
  });

  it('nesting below the limit runs', () => {
    const template = `${'{.section @}'.repeat(390)}x${'{.end}'.repeat(390)}`;
    expect(codesOf(template, { a: 1 })).toEqual({ output: 'x', codes: [] });
  });

  it('a chain of conditions may be of any length', () => {
    const template = `{.if a}${'{.or equal? a 2}'.repeat(20_000)}{.or}last{.end}`;
    expect(codesOf(template, {})).toEqual({ output: 'last', codes: [] });
  });

  it('partials count towards the depth', () => {
    const nested = `${'{.section @}'.repeat(300)}{@|apply p}${'{.end}'.repeat(300)}`;
    expect(codesOf(nested, { a: 1 }, { partials: { p: nested } }).codes).toEqual(['LIMIT_DEPTH']);
  });

  it('a macro that applies itself twice ends in an error', () => {
    const template = '{.macro m}{@|apply m}{@|apply m}{.end}{@|apply m}';
    const { codes } = codesOf(template, {}, { limits: { maxPartialDepth: 40 } });
    expect(codes).toContain('LIMIT_STEPS');
  });

  it('a text that doubles ends in an error', () => {
    const template = `{.macro d}{@}{@}{.end}${'{.var @a @a|apply d}'.repeat(60)}`;
    expect(codesOf(`{.var @a x}${template}`, { x: 'xxxxxxxx' }).codes).toEqual(['LIMIT_OUTPUT']);
    const sums = `{.eval @a = "12345678"}${'{.eval @a = @a + @a}'.repeat(60)}`;
    expect(codesOf(sums, {}, { enableExpr: true }).codes).toEqual(['LIMIT_STRING']);
  });

  it('expressions are limited in tokens and in the texts that they make', () => {
    const many = `{.eval 1${'+1'.repeat(10)}}`;
    const limits = { maxExpressionTokens: 20, maxStringLength: 10 };
    const run = { enableExpr: true, limits };
    expect(codesOf(many, {}, run)).toEqual({ output: '', codes: ['LIMIT_EXPRESSION'] });
    expect(codesOf('{.eval 1+1}', {}, run)).toEqual({ output: '2', codes: [] });
    expect(codesOf('{.eval a+a}', { a: '123456' }, run).codes).toEqual(['LIMIT_STRING']);
    const exprOpts = { maxTokens: 5, maxStringLen: 5 };
    expect(codesOf(many, {}, { ...run, exprOpts }).codes).toEqual(['EXPRESSION_PARSE']);
    expect(codesOf('{.eval a+a}', { a: '123' }, { ...run, exprOpts }).codes).toEqual([
      'EXPRESSION_REDUCE',
    ]);
  });

  // Seven times all the steps there are: seconds of work where nothing else runs.
  it('what a step reads of the data counts as steps', { timeout: 120_000 }, () => {
    const big = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i]));
    const text = '<'.repeat(1_000_000);
    const data = { l: Array(1000).fill(1), list: Array(100_000).fill('a'), big, text };
    const loop = (body: string) => `{.repeated section l}${body}{.end}`;
    expect(codesOf(loop('{text|safe|output x}'), data).codes).toEqual(['LIMIT_STEPS']);
    expect(codesOf(loop('{text|slugify}'), data).codes).toEqual(['LIMIT_STEPS']);
    expect(codesOf(loop('{list|find-first x}'), data).codes).toEqual(['LIMIT_STEPS']);
    expect(codesOf(loop('{.if big}.{.end}'), data).output).toHaveLength(1000);
    const bindings = `{.ctx @c ${'a=l '.repeat(5000)}}`;
    expect(codesOf(loop(bindings), data).codes).toEqual(['LIMIT_STEPS']);
    expect(codesOf('{list}'.repeat(400), data).codes).toEqual(['LIMIT_OUTPUT']);
    const sum = loop('{.eval text == "x"}');
    expect(codesOf(sum, data, { enableExpr: true }).codes).toEqual(['LIMIT_STEPS']);
  });

  it('any number of variables is found at once', () => {
    const names = Array.from({ length: 30_000 }, (_, i) => `@a${i}`);
    const template = `${names.map((name) => `{.var ${name} x}`).join('')}{@a29999}{@a0}`;
    expect(codesOf(template, { x: 1 }).output).toBe('11');
  });

  it('an error quotes a bounded part of the template', () => {
    const { errors } = render(
      compile(`{.eval 1+;${'x'.repeat(100_000)} +}`),
      {},
      { enableExpr: true },
    );
    expect(errors).not.toEqual([]);
    for (const { message } of errors) expect(message.length).toBeLessThan(3000);
  });

  it('long output ends in an error', () => {
    const limits = { maxOutputBytes: 100 };
    const template = '{.repeated section @}0123456789{.end}';
    expect(codesOf(template, Array(11).fill(1), { limits }).codes).toEqual(['LIMIT_OUTPUT']);
    expect(codesOf(template, Array(10).fill(1), { limits }).output).toHaveLength(100);
  });

  it('bytes count, not characters', () => {
    const limits = { maxOutputBytes: 10 };
    expect(codesOf('{a}', { a: 'éééééé' }, { limits }).codes).toEqual(['LIMIT_OUTPUT']);
    expect(codesOf('{a}', { a: 'ééééé' }, { limits }).codes).toEqual([]);
  });

  it('keeps a bounded number of errors', () => {
    const template = '{.repeated section @}{@|apply gone}{.end}';
    const { errors } = render(compile(template, { registry }), Array(5000).fill(1));
    expect(errors).toHaveLength(1001);
    expect(errors.at(-1)).toMatchObject({ code: 'LIMIT_ERRORS' });
  });

  it('refuses a template that is too long', () => {
    const { errors } = compile('x'.repeat(11), { limits: { maxTemplateLength: 10 } });
    expect(errors).toMatchObject([{ code: 'LIMIT_TEMPLATE_SIZE' }]);
  });

  it('a deep or cyclic list prints', () => {
    let deep: unknown[] = [1];
    for (let i = 0; i < 50_000; i++) deep = [deep];
    expect(codesOf('{a}', { a: deep })).toEqual({ output: '', codes: [] });
    const cyclic: unknown[] = [1];
    cyclic.push(cyclic);
    expect(codesOf('{a}', { a: cyclic }).codes).toEqual([]);
  });

  const size = 1_000_000;
  it.each([
    ['open braces', '{'.repeat(size)],
    ['an unclosed comment', `{##${'#'.repeat(size)}`],
    ['many unclosed comments', '{##'.repeat(size / 3)],
    ['a long condition', `{.if a${'||a'.repeat(size / 3)}}`],
    ['a condition that breaks off', `{.if a${'||a'.repeat(size / 3)}||}`],
    ['dots', `{a${'.a'.repeat(size / 2)}}`],
    ['commas', `{a${',a'.repeat(size / 2)}}`],
    ['spaces before a comma', `{a${' '.repeat(size)},b}`],
    ['pipes', `{a${'|html'.repeat(size / 5)}}`],
    ['bindings', `{.ctx @a ${'a=b '.repeat(size / 4)}}`],
    ['unknown formatters', '{a|nope}\n'.repeat(size / 9)],
    ['ends', '{.end}'.repeat(size / 6)],
    ['an expression', `{.eval ${'1+'.repeat(size / 2)}1}`],
  ])('parses 1 MB of %s', (_name, template) => {
    const { errors } = render(compile(template, { registry, cache: false }), { a: 1 });
    expect(errors.length).toBeLessThanOrEqual(2001);
  });
});
