import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';

test.each([
  ['heading', 1, 'yes'],
  ['video', '6.9', 'yes'],
  ['video', 7, 'no'],
  ['nowhere', -1, 'no'],
  ['undefined', -1, 'yes'],
])('ENUM-07 a slice is a %s when its type is %j: %s', (name, currentType, answer) => {
  expect(outputOf(`{.current-type? ${name}}yes{.or}no{.end}`, { currentType })).toBe(answer);
});

test('without a name the undefined kind is meant', () => {
  const template = '{.current-type?}yes{.or}no{.end}';
  expect(outputOf(template, { currentType: -1 })).toBe('yes');
  expect(outputOf(template, { currentType: 1 })).toBe('no');
});
