import { expect, test } from 'vitest';
import { askedParts, fieldsIn } from './asked-parts.ts';

const namesOf = (field: Parameters<typeof askedParts>[0]) =>
  askedParts(field).map(({ name }) => name);

test('FORM-10 a telephone number has four parts in North America, and is one number elsewhere', () => {
  const type = 'phone';
  expect(namesOf({ type })).toEqual(['Country', 'Areacode', 'Prefix', 'Line']);
  expect(namesOf({ type, country: 'CA', showCountryCode: false })).toEqual([
    'Areacode',
    'Prefix',
    'Line',
  ]);
  expect(askedParts({ type, country: 'DE' })).toEqual([
    { name: 'Country', label: 'Country code' },
    { name: 'Line', label: 'Number' },
  ]);
  expect(namesOf({ type, country: 'FR', showCountryCode: false })).toEqual(['Line']);
});

test('FORM-08 a day is asked in the order of the country', () => {
  const type = 'date';
  expect(namesOf({ type, country: 'US' })).toEqual(['Month', 'Day', 'Year']);
  expect(namesOf({ type, country: 'GB' })).toEqual(['Day', 'Month', 'Year']);
  expect(namesOf({ type, country: 'JP' })).toEqual(['Year', 'Month', 'Day']);
});

test.each([
  'zh-CN',
  'hu-HU',
  'ja-JP',
  'ko-KR',
  'lt-LT',
  'mn-MN',
  'zh-TW',
  'en-US',
  'de-DE',
  'fr-FR',
])('FORM-08 a day is asked as %s writes it', (locale) => {
  const written = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  const country = locale.slice(-2);
  const asked = namesOf({ type: 'date', country }).map((name) => name.toLowerCase());
  expect(asked).toEqual(written.filter((part) => asked.includes(part)));
});

test('FORM-07 a place is asked in the order and the words of the country', () => {
  const type = 'address';
  const lines = ['Line1', 'Line2'];
  expect(namesOf({ type })).toEqual([...lines, 'City', 'State', 'Zip', 'Country']);
  expect(namesOf({ type, country: 'DE' })).toEqual([...lines, 'Zip', 'City', 'State', 'Country']);
  const labels = askedParts({ type, country: 'DE' }).map(({ label }) => label);
  expect(labels).toEqual(['Address', 'Address line 2', 'Postal code', 'City', 'Region', 'Country']);
});

test('fields of one input have no parts, and know no country', () => {
  expect(askedParts({ type: 'email', country: 'DE' })).toEqual([]);
  const [mail, day] = fieldsIn('DE', [
    { id: 'a', type: 'email', title: 'Email' },
    { id: 'b', type: 'date', title: 'Day' },
  ]);
  expect([mail?.country, day?.country]).toEqual([undefined, 'DE']);
});
