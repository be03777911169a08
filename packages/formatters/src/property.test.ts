import { compile, compileCode, render, toCode } from '@sitewright/template';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRegistry } from './registry.ts';
import { english, NOW } from './testing/render-template.ts';

const registry = createRegistry();
const typescript = createRegistry({ dialect: 'typescript' });
const formatters = [...registry.formatters.keys()];
const predicates = [...registry.predicates.keys()];

/** Names that JavaScript itself defines, and names that formatters look for. */
const key = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'toJSON',
  'length',
  'id',
  'value',
  'currency',
  'decimalValue',
  'currencyCode',
  'structuredContent',
  'variants',
  'variantOptionOrdering',
  'attributes',
  'priceMoney',
  'productType',
  'isSubscribable',
  'subscriptionPlan',
  'billingPeriod',
  'pricingOptions',
  'optionValues',
  'startDate',
  'colorData',
  'systemDataVariants',
  'items',
  'values',
  'type',
  '0',
);
const text = fc.oneof(
  key,
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '12.50',
    '1e21',
    '1e999999999',
    '-0',
    'NaN',
    '1x2',
    '{0}',
    '{a plural one {#}}',
    'likert',
  ),
  fc
    .constantFrom('<', '"', '&', "'", '--', '%', '\ud800', '\u0301', 'http://a ')
    .map((s) => s.repeat(99)),
);
const scalar = fc.oneof(
  text,
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, Infinity, -Infinity, NaN, -0, 1e21, 8.64e15, -8.64e15, 1e308, 1, 2, 4),
);

/** JSON as `JSON.parse` gives it: `__proto__` may be a key of its own. */
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('json')), { maxLength: 6 }).map(Object.fromEntries),
  ),
}));

const word = fc.oneof(
  key,
  fc.constantFrom(
    '',
    'a',
    'v',
    'a.b',
    '@',
    '@index',
    '"x"',
    '1',
    '-1',
    '1e9',
    '[1',
    'private',
    'k=v',
  ),
  fc.constantFrom(
    'name:v',
    'minint:99',
    'style:name',
    'style:percent',
    'yMMMd',
    'full',
    '%c',
    '%',
    'trim',
  ),
  fc.string({ maxLength: 6 }).map((s) => s.replaceAll(/[{}|]/g, '')),
);
const args = fc
  .tuple(fc.constantFrom(' ', ':', '/', ','), fc.array(word, { maxLength: 4 }))
  .map(([delimiter, words]) => words.map((w) => delimiter + w).join(''));
const tag = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('v', 'v,a', '@', '@x', 'v.value', 'v.0'),
      fc.constantFrom(...formatters),
      args,
    )
    .map(([ref, name, given]) => `{${ref}|${name}${given}}{.var @x ${ref}|${name}${given}}`),
  fc
    .tuple(fc.constantFrom(...predicates), args)
    .map(([name, given]) => `{.section v}{.${name}${given}}y{.or}n{.end}{.end}`),
  fc.constantFrom(
    '{.eval v + a}',
    '{.eval @x = v; @x}',
    '{.include p output}',
    '{v|apply p}',
    '{^v}',
  ),
  fc
    .tuple(key, key)
    .map(([a, b]) => `{v.${a}.${b}}{${a}}{.ctx @x ${a}=v.${b}}{.section ${a}}{@}{.end}`),
);
const template = fc.array(tag, { minLength: 1, maxLength: 6 }).map((tags) => tags.join(''));

const MAX_OUTPUT = 100_000;
const options = {
  cldr: english,
  now: NOW,
  enableExpr: true,
  enableInclude: true,
  partials: { p: '{.var @x @}{@|json}{value|html}', constructor: '{v|apply p}' },
  injectables: {},
  limits: { maxSteps: 50_000, maxOutputBytes: MAX_OUTPUT },
};

const stagedPartials = Object.fromEntries(
  Object.entries(options.partials).map(([name, source]) => [name, source.replaceAll('{', '{^')]),
);

/** The keys of what every object inherits, which no template and no data may change. */
const inherited = () =>
  [Object.prototype, Array.prototype, String.prototype].map((p) => Reflect.ownKeys(p).length);

describe('the names of JavaScript', () => {
  it('are reached neither by a reference of the array form nor by a name in the data', () => {
    const path = fc.array(fc.oneof(key, fc.constantFrom('v', 'a', '@', '@x', -1, 0.5)), {
      maxLength: 4,
    });
    const call = fc.tuple(fc.constantFrom(...formatters), fc.array(key, { maxLength: 2 }));
    fc.assert(
      fc.property(path, call, key, json, (ref, [name, words], variable, v) => {
        const calls = [[name, [words, ' ']]];
        const code = [
          17,
          1,
          [
            [22, variable, [[variable, ref]]],
            [6, variable, [ref], calls],
            [1, [[variable, 'constructor']], calls],
            [2, ref, [[1, [ref], calls]], 3],
            [24, variable, [['output'], ' ']],
            [9, variable, variable, 0],
            [23, 'constructor; @x = constructor; toString'],
          ],
          18,
        ];
        const { output } = render(compileCode(code, { registry }), { v }, options);
        expect(output).not.toMatch(/native code|\[object (?!Object\])/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('any formatter and any predicate, with any arguments and any data', () => {
  it('TPL-04 never throws, stays within its budget, and answers the same again', () => {
    const before = inherited();
    fc.assert(
      fc.property(template, json, json, (source, v, a) => {
        const program = compile(source, { registry, cache: false });
        const first = render(program, { v, a }, options);
        expect(new TextEncoder().encode(first.output).length).toBeLessThanOrEqual(MAX_OUTPUT);
        expect(first.output).not.toMatch(/native code|\[object (?!Object\])/);
        expect(render(program, { v, a }, options)).toEqual(first);
        const code = JSON.parse(JSON.stringify(toCode(program.root))) as unknown[];
        expect(render(compileCode(code, { registry }), { v, a }, options).output).toBe(
          first.output,
        );
      }),
      { numRuns: 600 },
    );
    expect(inherited()).toEqual(before);
  });

  it('never throws without a locale, in the other dialect, or when filled in two stages', () => {
    const bare = { ...options, cldr: undefined };
    fc.assert(
      fc.property(template, json, (source, v) => {
        render(compile(source, { registry: typescript, cache: false }), { v }, options);
        const staged = compile(source.replaceAll('{', '{^'), { registry, preprocess: true });
        const plain = compile(source, { registry, cache: false });
        const { output } = render(plain, { v }, bare);
        const again = render(staged, { v }, { ...bare, partials: stagedPartials });
        if (!source.includes('{^')) expect(again.output.replaceAll('{^', '{')).toBe(output);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the data as it is', () => {
    const freeze = (value: unknown): unknown => {
      if (typeof value === 'object' && value !== null)
        Object.values(Object.freeze(value)).forEach(freeze);
      return value;
    };
    fc.assert(
      fc.property(template, json, (source, v) => {
        const data = { v };
        const program = compile(source, { registry, cache: false });
        const { output } = render(program, data, options);
        expect(render(program, freeze(data), options).output).toBe(output);
      }),
      { numRuns: 200 },
    );
  });
});
