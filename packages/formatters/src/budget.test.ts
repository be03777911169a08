import { compile, render } from '@sitewright/template';
import { describe, expect, it, test } from 'vitest';
import { createRegistry } from './registry.ts';
import { english, NOW } from './testing/render-template.ts';

const registry = createRegistry();
const run = (template: string, data: unknown) => {
  const program = compile(template, { registry, cache: false });
  const options = { cldr: english, now: NOW, limits: { maxSteps: 100_000 } };
  const { output, errors } = render(program, data, options);
  return { length: output.length, codes: [...new Set(errors.map(({ code }) => code))] };
};

const many = <T>(length: number, make: (i: number) => T): T[] =>
  Array.from({ length }, (_, i) => make(i));
const members = (length: number, make: (i: number) => unknown) =>
  Object.fromEntries(many(length, (i) => [`k${i}`, make(i)]));
const long = 'x'.repeat(1_000_000);
const turns = many(10_000, () => 1);
const loop = (body: string) => `{.repeated section turns}${body}{.end}`;

/** `{@a}` is small in memory, and has 2⁴⁰ leaves when it is written out. */
const doubling = `{.ctx @a x=t}${'{.ctx @a x=@a y=@a}'.repeat(40)}`;

describe('a small template makes no endless text', () => {
  it.each([
    ['an object that doubles, as JSON', `${doubling}{@a|json}`, { t: 'x' }],
    ['an object that doubles, as readable JSON', `${doubling}{@a|json-pretty}`, { t: 'x' }],
    ['an object that doubles, raw', `${doubling}{@a|raw}`, { t: 'x' }],
    [
      'an object that doubles, in an attribute',
      `${doubling}{.ctx @c additionalFieldsForm=@a additionalFieldsFormId=t}{.ctx @p structuredContent=@c}{@p|add-to-cart-btn}`,
      { t: 'x' },
    ],
    ['a text in many placeholders', '{f|format long}', { f: '{0}'.repeat(10_000), long }],
    ['a text in many places of a message', '{f|message long}', { f: '{0} '.repeat(10_000), long }],
    [
      'a text in many places of a message with a choice',
      '{f|message long}',
      { f: `{0 plural one {a} other {b}}${'{0} '.repeat(10_000)}`, long },
    ],
    [
      'an address at many widths',
      '{i|image-srcset}',
      { i: { systemDataVariants: '100w,'.repeat(10_000), assetUrl: long } },
    ],
    [
      'a long name of many values',
      '{p|variants-select}',
      {
        p: {
          structuredContent: {
            variantOptionOrdering: [long],
            variants: many(1000, (i) => ({ attributes: { [long]: `v${i}` } })),
          },
        },
      },
    ],
    [
      'a long answer to many questions',
      '{f|summary-form-field}',
      {
        f: { type: 'likert', values: members(1000, () => 0) },
        localizedStrings: { productAnswerMapNeutral: long },
      },
    ],
    [
      'a long message in many forms',
      '{p|product-restock-notification}',
      {
        p: { id: 'p' },
        productMerchandisingContext: {
          p: {
            restockNotificationViews: many(1000, () => ({})),
            restockNotificationMessages: { CTAText: long },
          },
        },
      },
    ],
    [
      'a long message in many views',
      '{p|product-scarcity}',
      {
        p: { id: 'p' },
        productMerchandisingContext: {
          p: {
            scarcityEnabled: true,
            scarcityText: long,
            scarcityTemplateViews: many(1000, () => ({})),
          },
        },
      },
    ],
  ])('%s', (_name, template, data) => {
    const { length, codes } = run(template, data);
    expect(length).toBe(0);
    expect(['LIMIT_OUTPUT', 'LIMIT_STEPS', 'LIMIT_STRING']).toContain(codes[0]);
  });
});

describe('work on large data counts as steps', () => {
  const big = members(20_000, (i) => i);
  const copy = members(20_000, (i) => i);
  const item = {
    id: 'p',
    body: '<'.repeat(1_000_000),
    excerpt: '<'.repeat(1_000_000),
    location: { addressLine1: ' '.repeat(1_000_000) },
    optionValues: big,
    structuredContent: { productType: 1, variants: many(20_000, () => ({ price: 1 })) },
  };
  const data = { turns, big, copy, item, long, twin: `${long}`, path: 'a.'.repeat(500_000) };
  it.each([
    'count',
    'variant-descriptor',
    'image-meta',
    'google-calendar-url',
    'from-price',
    'product-status',
    'item-classes',
  ])('%s', (name) => {
    const value = name === 'count' ? 'big' : 'item';
    const { codes } = run(`{.var @categories big}${loop(`{${value}|${name}|output x}`)}`, {
      ...data,
      categories: big,
    });
    expect(codes).toEqual(['LIMIT_STEPS']);
  });

  it.each(['{.excerpt?}{.end}', '{.sold-out?}{.end}', '{.varied-prices?}{.end}'])('%s', (test) => {
    expect(run(loop(`{.var @i item}{.section @i}${test}{.end}`), data).codes).toEqual([
      'LIMIT_STEPS',
    ]);
  });

  it.each(['{.equal? big copy}{.end}', '{@|lookup path}', '{.has-multiple?}{.end}'])(
    '%s',
    (tag) => {
      const inside = tag.includes('multiple') ? `{.var @b big}{.section @b}${tag}{.end}` : tag;
      expect(run(loop(inside), data).codes).toEqual(['LIMIT_STEPS']);
    },
  );
});

test.each([
  ['places', '{0}'.repeat(5_000)],
  ['choices', '{0 plural one {} other {}}'.repeat(1_000)],
])('many %s of a message that print nothing count each time that it is written', (_name, f) => {
  const data = { f, nothing: '', turns: many(1_000, () => 1) };
  expect(run(loop('{f|message nothing}'), data)).toEqual({ length: 0, codes: ['LIMIT_STEPS'] });
});

test('options with many values are listed in linear time', () => {
  const variants = many(5000, (i) => ({ attributes: { a: `v${i}` } }));
  const item = { structuredContent: { variantOptionOrdering: ['a', 'a'], variants } };
  expect(run('{item|variants-select}', { item }).codes).toEqual([]);
});
