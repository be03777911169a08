import { compile, render } from '@sitewright/template';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRegistry } from './registry.ts';
import { english, NOW, outputOf, renderTemplate } from './testing/render-template.ts';
import { toAttributeJson } from './text/attribute-json.ts';
import { escapeAttribute } from './text/escape.ts';
import { toScriptJson } from './text/json.ts';

function asTypescript(template: string, data: unknown): string {
  const registry = createRegistry({ dialect: 'typescript' });
  return render(compile(template, { registry }), data, { cldr: english, now: NOW }).output;
}

test('CFM-06 legacy money rounds halves of a cent to the even digit', () => {
  expect(outputOf('{.repeated section @}{@|moneyFormat} {.end}', [12.5, 37.5, '-150', 'x'])).toBe(
    '0.12 0.38 -1.50 0.00 ',
  );
});

test('CFM-06 legacy money has two decimals, and stays as it is in the TypeScript dialect', () => {
  const template = '{n|money-format} {n|money-string}';
  expect(outputOf(template, { n: 100003 })).toBe(
    '1,000.03 <span class="sqs-money-native">1,000.03</span>',
  );
  expect(asTypescript(template, { n: 100003 })).toBe('100003 100003');
});

test('CFM-06 money by an older locale name keeps letters apart from digits', () => {
  const m = { decimalValue: -1234.56, currencyCode: 'SEK' };
  expect(outputOf('{m|i18n-money-format sv_SE}', { m })).toBe('-1\u00a0234,56 kr');
  expect(outputOf('{m|i18n-money-format en_US}', { m })).toBe('kr -1,234.56');
  expect(outputOf('{m|i18n-money-format nowhere}', { m: { ...m, currencyCode: 'JPY' } })).toBe(
    '-¥1,235',
  );
});

test('the TypeScript dialect answers as that engine where they differ', () => {
  expect(asTypescript('{a|url-encode}', { a: 'a b' })).toBe('a%20b');
  expect(asTypescript('{@|cart-subtotal}', {})).toBe('deprecated, do not use');
  expect(asTypescript('{.section n}{.plural?}s{.end}{.end}', { n: 1.5 })).toBe('s');
  expect(asTypescript('{e|google-calendar-url}', { e: { title: 'é–' } })).toContain(
    'text=%E9%u2013&',
  );
  expect(asTypescript('{t|date %s}', { t: 2 ** 31 * 1000 })).toBe('-2147483648');
  expect(outputOf('{t|date %s}', { t: 2 ** 31 * 1000 })).toBe('2147483648');
});

test('TPL-14 the check for metric measures is not implemented and says so', () => {
  const { output, errors } = renderTemplate('{.units-metric?}a{.or}b{.end}', {});
  expect(output).toBe('b');
  expect(errors.map(({ code, message }) => [code, message])).toEqual([
    ['NOT_IMPLEMENTED', '"units-metric?" formatter is not yet implemented'],
  ]);
});

test('JSON for an attribute is JSON that was escaped', () => {
  const unlimited = { charge: () => {}, chargeText: () => {} };
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(toAttributeJson(value, unlimited)).toBe(escapeAttribute(toScriptJson(value)));
    }),
  );
});

test('whatever the data, every formatter and predicate answers', () => {
  const { formatters, predicates } = createRegistry();
  const mayThrow = new Set(['date', 'google-calendar-url', 'same-day?', 'units-metric?']);
  const names = [...formatters.keys()].filter((name) => !mayThrow.has(name));
  const questions = [...predicates.keys()].filter((name) => !mayThrow.has(name));
  const template =
    names.map((name) => `{v|${name}}{v|${name} a b}`).join('') +
    questions.map((name) => `{.${name}}{.end}{.section v}{.${name} a 1}{.end}{.end}`).join('');
  const program = compile(template, { registry: createRegistry() });
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (v, a) => {
      const { errors } = render(program, { v, a }, { cldr: english, now: NOW });
      const unexpected = errors.filter(({ code }) => code !== 'APPLY_PARTIAL_MISSING');
      expect(unexpected).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
