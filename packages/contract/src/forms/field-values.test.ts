import { expect, it, test } from 'vitest';
import { fieldParts, isBlankValue, readAnswer, serializeValues } from './field-values.ts';
import type { FieldValue } from './field-values.ts';

test('FORM-07 FORM-08 FORM-09 FORM-10 FORM-11 the parts of a field have their names and order', () => {
  expect(fieldParts).toEqual({
    address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
    date: ['Month', 'Day', 'Year'],
    name: ['First', 'Last'],
    phone: ['Country', 'Areacode', 'Prefix', 'Line'],
    time: ['Hour', 'Minute', 'Second', 'Ampm'],
  });
});

const sent = (type: 'text' | 'phone' | 'section' | 'name', value?: string | readonly string[]) =>
  JSON.parse(serializeValues([{ id: 'f', type }], value === undefined ? {} : { f: value }));

test('FORM-03 FORM-04 answers are sent by field; a field without one is empty, a section is not sent', () => {
  expect(sent('text', 'Ada')).toEqual({ f: 'Ada' });
  expect(sent('text')).toEqual({ f: '' });
  expect(sent('name', ['Ada', 'Lovelace'])).toEqual({ f: ['Ada', 'Lovelace'] });
  expect(sent('section', 'x')).toEqual({});
});

test('FORM-10 a phone of three parts gets an empty country, one of four keeps its own', () => {
  expect(sent('phone', ['555', '123', '4567'])).toEqual({ f: ['', '555', '123', '4567'] });
  expect(sent('phone', ['1', '555', '123', '4567'])).toEqual({ f: ['1', '555', '123', '4567'] });
  expect(sent('phone', '555')).toEqual({ f: '555' });
  expect(sent('name', ['a', 'b', 'c'])).toEqual({ f: ['a', 'b', 'c'] });
});

it.each<[sent: unknown, read: FieldValue | undefined]>([
  [undefined, ''],
  [null, ''],
  [false, ''],
  [true, 'true'],
  [7, '7'],
  ['x', 'x'],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [['a', 1], undefined],
  [{ q: 'a' }, { q: 'a' }],
  [{ q: ['a', 'b'] }, { q: 'a, b' }],
  [{ q: ['a', 1] }, undefined],
  [{ q: 1 }, undefined],
])('FORM-06 D-25 the answer %j is read as %j', (answer, read) => {
  expect(readAnswer(answer)).toEqual(read);
});

it('FORM-20 a value is blank when none of its parts is filled', () => {
  const blanks: FieldValue[] = ['', ' ', [], ['', ' '], {}, { q: '' }];
  for (const blank of blanks) expect(isBlankValue(blank)).toBe(true);
  const filled: FieldValue[] = ['a', ['', 'a'], { p: '', q: 'a' }];
  for (const value of filled) expect(isBlankValue(value)).toBe(false);
});
