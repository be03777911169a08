import { createRegistry } from '@sitewright/formatters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, compileCode, diagnose, printTemplate, render, toCode } from './index.ts';

const registry = createRegistry();
const names = [...registry.formatters.keys()];
const predicates = [...registry.predicates.keys()];

const reference = fc.constantFrom(
  'a',
  'b.c',
  '@',
  '@index',
  '@v',
  'l',
  'l.0',
  'o.l.1.x',
  '0',
  'length',
);
const call = fc
  .tuple(fc.constantFrom(...names, 'nope'), fc.constantFrom('', ' x', ' 1 2', '/a/b', ' '))
  .map(([name, args]) => `|${name}${args}`);
const test = fc
  .tuple(fc.constantFrom(...predicates, 'nope?'), fc.constantFrom('', ' a', ' a 1', ' "x"'))
  .map(([name, args]) => name + args);
const chain = fc.array(call, { maxLength: 3 }).map((calls) => calls.join(''));
const expression = fc
  .array(
    fc.constantFrom(
      '1',
      'a',
      '@v',
      '=',
      '+',
      '-',
      '(',
      ')',
      'max(',
      ',',
      ';',
      '"s"',
      '!',
      '**',
      '0x1f',
    ),
  )
  .map((parts) => parts.join(' '));

/** Tags as authors write them, blocks mostly closed, with noise between. */
const { template } = fc.letrec<{ template: string; part: string }>((tie) => ({
  template: fc.array(tie('part'), { maxLength: 6 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: fc.constantFrom('{', '}', '.', '|', '#', '@', 'a', ' ', '\n', 'é', '😀') }),
    fc.tuple(reference, chain).map(([ref, calls]) => `{${ref}${calls}}`),
    fc.tuple(reference, chain).map(([ref, calls]) => `{.var @v ${ref}${calls}}`),
    expression.map((code) => `{.eval ${code}}`),
    fc.tuple(reference, tie('template')).map(([ref, body]) => `{.section ${ref}}${body}{.end}`),
    fc
      .tuple(reference, tie('template'), tie('template'))
      .map(
        ([ref, body, between]) =>
          `{.repeated section ${ref}}${body}{.alternates with}${between}{.end}`,
      ),
    fc
      .tuple(reference, tie('template'), test, tie('template'))
      .map(([ref, a, or, b]) => `{.if ${ref} || a}${a}{.or ${or}}${b}{.end}`),
    tie('template').map((body) => `{.macro m}${body}{.end}{a|apply m}{.include m output}`),
    fc.constantFrom('{.end}', '{.or}', '{.alternates with}', '{# c}', '{## c', '{.ctx @v a=b.c}'),
  ),
}));

const json = fc.oneof(
  fc.jsonValue(),
  fc.record({
    a: fc.jsonValue(),
    b: fc.jsonValue(),
    l: fc.array(fc.jsonValue()),
    o: fc.jsonValue(),
  }),
);
const options = {
  enableExpr: true,
  enableInclude: true,
  now: 1_700_000_000_000,
  limits: { maxSteps: 100_000 },
};

describe('any template', () => {
  it('TPL-04 never throws, and renders the same twice', () => {
    fc.assert(
      fc.property(template, json, (source, data) => {
        const first = render(compile(source, { registry, cache: false }), data, options);
        const second = render(compile(source, { registry }), data, options);
        expect(second).toEqual(first);
        expect(first.output.length).toBeLessThanOrEqual(16 * 1024 * 1024);
      }),
      { numRuns: 400 },
    );
  });

  it('is printed and parsed again without a change', () => {
    fc.assert(
      fc.property(template, (source) => {
        const program = compile(source, { registry, cache: false });
        if (program.errors.length > 0) return;
        const printed = printTemplate(program.root);
        expect(toCode(compile(printed, { registry, cache: false }).root)).toEqual(
          toCode(program.root),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('renders the same from its array form', () => {
    fc.assert(
      fc.property(template, json, (source, data) => {
        const program = compile(source, { registry, cache: false });
        const code = JSON.parse(JSON.stringify(toCode(program.root))) as unknown[];
        const again = compileCode(code, { registry });
        expect(render(again, data, options).output).toBe(render(program, data, options).output);
      }),
      { numRuns: 300 },
    );
  });

  it('without a brace is itself', () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => text.replaceAll('{', '')),
        (text) => {
          expect(render(compile(text, { cache: false }), {})).toEqual({ output: text, errors: [] });
        },
      ),
    );
  });

  it('has every error of compile in its diagnosis, and places within the text', () => {
    fc.assert(
      fc.property(template, (source) => {
        const found = diagnose(source, { registry });
        const { errors } = compile(source, { registry, cache: false });
        expect(found.length).toBeGreaterThanOrEqual(errors.length);
        const lines = source.split('\n');
        for (const { line = 0, column = 0 } of [...found, ...errors]) {
          expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('any array form', () => {
  it('never throws', () => {
    const code = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue(),
        fc.integer({ min: -1, max: 26 }),
        fc.array(tie('node'), { maxLength: 6 }),
        fc.tuple(
          fc.integer({ min: 0, max: 25 }),
          tie('node'),
          tie('node'),
          tie('node'),
          tie('node'),
        ),
      ),
    })).node;
    fc.assert(
      fc.property(code, json, (node, data) => {
        render(compileCode([17, 1, [node], 18], { registry }), data, options);
      }),
      { numRuns: 500 },
    );
  });
});
