import { createRegistry } from '@sitewright/formatters';
import { describe, expect, it, vi } from 'vitest';
import { compile, compileCode, printTemplate, render, toCode } from './index.ts';
import type { Formatter, Registry } from './index.ts';

const registry = createRegistry();
const typescript = createRegistry({ dialect: 'typescript' });

function registryOf(...formatters: Formatter[]): Registry {
  return { formatters: new Map(formatters.map((f) => [f.name, f])), predicates: new Map() };
}

describe('compile', () => {
  it('compiles equal templates once', () => {
    expect(compile('{a}', { registry })).toBe(compile('{a}', { registry }));
    expect(compile('{a}', { registry, cache: false })).not.toBe(compile('{a}', { registry }));
    expect(compile('{a}', { registry: typescript })).not.toBe(compile('{a}', { registry }));
  });

  it('gives a program that cannot be changed', () => {
    const program = compile('{a|nope}', { registry });
    expect(Object.isFrozen(program)).toBe(true);
    expect(Object.isFrozen(program.errors)).toBe(true);
    expect(Object.isFrozen(program.errors[0])).toBe(true);
  });

  it('takes a tree in its array form and gives it back', () => {
    const code = toCode(compile('{.section a}{b|html}{.or}c{.end}', { registry }).root);
    const program = compileCode(JSON.parse(JSON.stringify(code)) as unknown[], { registry });
    expect(toCode(program.root)).toEqual(code);
    expect(render(program, { a: { b: '<' } }).output).toBe('&lt;');
  });

  it('TPL-04 takes what is no text as a template without text, and null as no options', () => {
    for (const source of [undefined, null, 5, {}] as never[]) {
      const program = compile(source, null);
      expect(program.errors).toEqual([]);
      expect(render(program, undefined, null)).toEqual({ output: '', errors: [] });
    }
  });

  it('answers what is no tree with an error', () => {
    for (const code of [null as never, undefined as never, [17, 1, [null], 18]]) {
      const { output, errors } = render(compileCode(code), {});
      expect(output).toBe('');
      expect(errors.map((error) => error.code)).toEqual(['INVALID_CODE']);
    }
  });

  it('runs a struct and passes over an atom', () => {
    const code = [
      17,
      1,
      [
        [20, { host: 1 }, [[0, 'a']]],
        [21, 'mark'],
        [0, 'b'],
      ],
      18,
    ];
    expect(render(compileCode(code), {}).output).toBe('ab');
  });
});

describe('preprocess', () => {
  const options = { registry, preprocess: true };

  it('runs tags with a caret and leaves the others', () => {
    const source = '{^.repeated section a}{^@}{.or}{@}{^.end}{^# gone}{# stays}{## gone ##}';
    expect(render(compile(source, options), { a: [1, 2] }).output).toBe(
      '1{.or}{@}2{.or}{@}{# stays}',
    );
  });

  it('holds for partials too', () => {
    const program = compile('{^a|apply p}', options);
    expect(render(program, { a: 1 }, { partials: { p: '{^@}{@}' } }).output).toBe('1{@}');
  });

  it('is printed back with its carets', () => {
    const source = '{^.if a}{.if b}{^.or}{^a|html}{^.end}{^.tab}';
    expect(printTemplate(compile(source, options).root, { preprocess: true })).toBe(source);
  });
});

describe('render', () => {
  it('TPL-04 TPL-07 collects the exception of a formatter and goes on', () => {
    const thrower: Formatter = {
      name: 'throw',
      run: () => {
        throw new RangeError('no');
      },
    };
    const { output, errors } = render(
      compile('{a}[{a|throw}]{.var @v a|throw}{@v}{a}', { registry: registryOf(thrower) }),
      { a: 1 },
    );
    expect(output).toBe('1[]1');
    expect(errors).toMatchObject([
      {
        type: 'engine',
        code: 'UNEXPECTED_ERROR',
        message: 'RuntimeError: Unexpected RangeError error when executing VARIABLE: no',
        column: 5,
      },
      { message: 'RuntimeError: Unexpected RangeError error when executing BINDVAR: no' },
    ]);
  });

  it('TPL-14 a predicate that is not implemented is an engine error and answers no', () => {
    const { output, errors } = render(
      compile('{.units-metric?}a{.or}b{.end}', { registry: typescript }),
      {},
    );
    expect(output).toBe('b');
    expect(errors).toMatchObject([
      { type: 'engine', message: '"units-metric?" formatter is not yet implemented' },
    ]);
  });

  it('TPL-15 makes no network call', () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
    render(compile('{@|json}{@|apply p}{.inject @x ./a.json}', { registry }), { url: '/a' });
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockRestore();
  });

  it('finds partials by function and takes compiled ones', () => {
    const partial = compile('<{@}>', { registry });
    const program = compile('{a|apply one}{a|apply two}', { registry });
    const partials = (name: string) => (name === 'one' ? partial : undefined);
    const { output, errors } = render(program, { a: 1 }, { partials });
    expect(output).toBe('<1>');
    expect(errors).toMatchObject([{ code: 'APPLY_PARTIAL_MISSING', column: 14 }]);
  });

  it('does not take inherited names for partials or injectables', () => {
    const program = compile('{a|apply toString}{.inject @x constructor}[{@x}]', { registry });
    const { output, errors } = render(program, { a: 1 }, { partials: {}, injectables: {} });
    expect(output).toBe('[]');
    expect(errors).toMatchObject([{ code: 'APPLY_PARTIAL_MISSING' }]);
  });

  it('an injectable that is null hides no outer variable', () => {
    const program = compile('{.inject @x a}{.section s}{.inject @x n}{@x}{.end}', { registry });
    const injectables = { a: 'outer', n: null };
    expect(render(program, { s: 1 }, { injectables }).output).toBe('outer');
  });

  it('tells the place of an error inside a partial', () => {
    const program = compile('{@|apply p}', { registry });
    const { errors } = render(program, {}, { partials: { p: 'x\n {@|apply gone}' } });
    expect(errors).toMatchObject([{ line: 2, column: 2, partial: 'p' }]);
  });

  it('tells a malformed expression once for each partial, also when their texts are equal', () => {
    const text = '{.eval (}';
    const program = compile(`${text}{@|apply p}{@|apply q}{@|apply p}`, { registry });
    const { errors } = render(program, {}, { partials: { p: text, q: text }, enableExpr: true });
    expect(errors.map(({ partial }) => partial)).toEqual([undefined, 'p', 'q']);
  });

  it('tells a malformed expression of a macro once, wherever it is applied', () => {
    const program = compile('{.macro m}{.eval (}{.end}{@|apply m}{@|apply p}', { registry });
    const partials = { p: '{@|apply m}' };
    expect(render(program, {}, { partials, enableExpr: true }).errors).toHaveLength(1);
  });

  it('tells a malformed expression once, however often it runs', () => {
    const program = compile('{.repeated section @}{.eval 1 $}{.end}', { registry });
    expect(render(program, [1, 2, 3], { enableExpr: true }).errors).toHaveLength(1);
    expect(render(program, [1, 2, 3], { enableExpr: true }).errors).toHaveLength(1);
  });

  it('reads own properties of the data only', () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'at', 'map', 'concat'];
    const template = names.map((name) => `{${name}}{a.${name}}{l.${name}}`).join('');
    expect(render(compile(template), { a: { b: 1 }, l: [1] }).output).toBe('');
    const own = Object.fromEntries(names.map((name) => [name, 'own']));
    expect(render(compile('{constructor}{valueOf}{a.toString}'), { ...own, a: own }).output).toBe(
      'ownownown',
    );
  });

  it('does not change the data', () => {
    const data = Object.freeze({ a: Object.freeze([1, Object.freeze({ b: 2 })]) });
    const program = compile('{.var @x a}{.repeated section a}{.var @y b}{@y}{.end}{a|json}');
    expect(() => render(program, data)).not.toThrow();
  });

  it('is the same every time', () => {
    const program = compile('{.var @n a|count}{.macro m}{@n}{.end}{a|apply m}', { registry });
    const first = render(program, { a: [1, 2] });
    expect(render(program, { a: [1, 2] })).toEqual(first);
    expect(first.output).toBe('2');
  });

  it('counts positions in a list that is long enough for printers of its own', () => {
    const rows = Array.from({ length: 2500 }, (_, i) => ({ a: `a${i}`, inner: [1, 2] }));
    const block = '{@index}:{a} {@index0}{.repeated section inner}{@index}{.end};';
    const program = compile(`{.repeated section rows}${block}{.end}`);
    const expected = rows.map(({ a }, i) => `${i + 1}:${a} ${i}12;`).join('');
    expect(render(program, { rows }).output).toBe(expected);
    expect(render(program, { rows }).output).toBe(expected);
  });

  it('prints long lists of many templates as it prints short ones', () => {
    const rows = [{ a: 'x', b: 2 }, { b: null, c: [1, 2] }, 'text', { a: true, d: { e: 1 } }];
    const block = '{a}-{b}-{c}-{d};{.if a}yes{.or}no{.end} {.if d}{b}{a}{.end}{.if b}{up}{.end}';
    for (let i = 0; i < 70; i++) {
      const program = compile(`{.repeated section rows}<${i}>${block}{.end}`);
      const short = render(program, { up: 'U', rows }).output;
      const long = { up: 'U', rows: Array.from({ length: 300 }, () => rows).flat() };
      expect(render(program, long).output).toBe(short.repeat(300));
      expect(render(program, long).output).toBe(short.repeat(300));
    }
  });
});
