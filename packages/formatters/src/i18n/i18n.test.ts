import { expect, test } from 'vitest';
import { english, NOW, outputOf, renderTemplate } from '../testing/render-template.ts';
import { getCldr } from './get-cldr.ts';

const money = { decimalValue: '1234.5', currencyCode: 'EUR' };

test('a locale is loaded once, and a language without data is English', async () => {
  expect(await getCldr('en')).toBe(english);
  expect(await getCldr('en-Latn-US')).toBe(english);
  expect(outputOf('{m|money}', { m: money }, await getCldr('xx'))).toBe('€1,234.50');
});

test('ENT-05 CFM-06 money under either pair of names is written by the rules of the locale', async () => {
  expect(outputOf('{m|money}', { m: money }, await getCldr('de'))).toBe('1.234,50\u00a0€');
  expect(outputOf('{m|money style:code minfrac:0}', { m: money })).toBe('1,234.5 EUR');
  expect(outputOf('{m|money}', { m: { value: '5', currency: 'JPY' } })).toBe('¥5');
  expect(outputOf('[{m|money}]', { m: { value: 'free', currency: 'JPY' } })).toBe('[]');
});

test('FMT-07 numbers of digits are held between 0 and 50', () => {
  expect(outputOf('{n|decimal minfrac:99}', { n: '1' })).toBe(`1.${'0'.repeat(50)}`);
  expect(outputOf('{n|decimal maxfrac:-3}', { n: 1.5 })).toBe('2');
});

test('FMT-09 without a locale nothing is written', () => {
  const template = '[{n|decimal}{m|money}{n|datetime}{n, n|datetime-interval}{t|message n}]';
  expect(outputOf(template, { n: 1, m: money, t: '{0}' }, null)).toBe('[]');
});

test('FMT-03 timesince says so when there is no date', () => {
  expect(outputOf('{t|timesince}', { t: 'soon' })).toBe('Invalid date.');
});

test.each([
  [30, 'less than a minute ago'],
  [60, 'about a minute ago'],
  [7200, 'about 2 hours ago'],
  [3600, 'about an hour ago'],
  [86_400 * 8, 'about a week ago'],
  [86_400 * 59, 'about a month ago'],
  [86_400 * 800, 'about 2 years ago'],
  [-500, 'less than a minute ago'],
])('FMT-18 %d seconds ago is "%s"', (seconds, text) => {
  expect(outputOf('{t|timesince}', { t: NOW - seconds * 1000 })).toContain(`>${text}<`);
});

test('a message takes arguments by place and by name, plurals and choices', async () => {
  const data = { n: 2, who: 'Ada', m: money, kind: 'b' };
  const write = (text: string, locale: unknown = english) =>
    outputOf('{t|message n who:who kind=kind m}', { ...data, t: text }, locale);
  expect(write('{who} has {0} of {3 money}')).toBe('Ada has 2 of €1,234.50');
  expect(write('{0 plural =2 {two} other {#}} {kind select a {A} b {B} other {?}}')).toBe('two B');
  expect(write('{0 plural one {# jour} other {# jours}}', await getCldr('fr'))).toBe('2 jours');
  expect(write('[{nope} {9}]')).toBe('[ ]');
});

test('a message may be nested, though not beyond all use', () => {
  const nested = (levels: number) => ({
    t: '{0 plural other{'.repeat(levels) + 'x' + '}}'.repeat(levels),
  });
  expect(outputOf('{t|message}', nested(100))).toBe('x');
  const { output, errors } = renderTemplate('[{t|message}]', nested(101));
  expect(output).toBe('[]');
  expect(errors).toMatchObject([{ code: 'UNEXPECTED_ERROR' }]);
  expect(outputOf('{t|message}', { t: '{}'.repeat(1000) })).toBe('');
});

test('a date in a message is in the zone of the site', () => {
  const data = { t: '{0 datetime time:short}', at: 0, website: { timeZone: 'Asia/Tokyo' } };
  expect(outputOf('{t|message at}', data)).toBe('9:00\u202fAM');
});

test('relative time looks from now, or from the first to the second', () => {
  const data = { a: NOW, b: NOW + 3 * 86_400_000 };
  expect(outputOf('{b|relative-time}', data)).toBe('in 3 days');
  expect(outputOf('{b, a|relative-time}', data)).toBe('3 days ago');
});
