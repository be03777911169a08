import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';

function answer(predicate: string, value: unknown, data: object = {}): string {
  return outputOf(`{.section v}{.${predicate}}yes{.or}no{.end}{.or}-{.end}`, { v: value, ...data });
}

test.each([
  ['equal? 3', 3, 'yes'],
  ['equal? "3"', 3, 'no'],
  ['equal? [1,2]', [1, 2], 'yes'],
  ['greaterThan? 2', 10, 'yes'],
  ['greaterThan? "2"', '10', 'no'],
  ['lessThan? true', true, 'no'],
  ['lessThanOrEqual? 12px', 3, 'no'],
  ['nth? 3', 9, 'yes'],
  ['nth? 0', 9, 'no'],
  ['nth? -3', 9, 'yes'],
  ['nth? 1e999', 9, 'no'],
  ['even?', 4, 'yes'],
  ['odd?', -3, 'yes'],
  ['odd?', 1.5, 'no'],
])('%s of %j is %s', (predicate, value, expected) => {
  expect(answer(predicate, value)).toBe(expected);
});

test('only 0 is a multiple of the infinite', () => {
  expect(outputOf('{.repeated section @}{.nth? 1e999}{@}{.end}{.end}', [1, 0, 2])).toBe('0');
});

test('an endless divisor or limit is no divisor and no limit', () => {
  const endless = '9'.repeat(400);
  expect(outputOf(`{a|mod ${endless}}`, { a: 5 })).toBe('1');
  expect(outputOf(`{.var @l list|truncate ${endless}}{@l|json}`, { list: [1] })).toBe('[1]');
});

test('objects are equal when all their keys are', () => {
  const question = '{.equal? a b}yes{.or}no{.end}';
  expect(outputOf(question, { a: { x: [1] }, b: { x: [1] } })).toBe('yes');
  expect(outputOf(question, { a: { x: [1] }, b: { x: [1], y: null } })).toBe('no');
});

test('a missing value equals null', () => {
  expect(outputOf('{.equal? nope null}yes{.or}no{.end}', {})).toBe('yes');
});

test('plural and singular look at the whole part', () => {
  expect(answer('plural?', 1.5)).toBe('no');
  expect(answer('singular?', 1.5)).toBe('yes');
});
