import { expect, it } from 'vitest';
import { textDirectionOf } from './text-direction.ts';

it.each([
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['fa-IR', 'rtl'],
  ['pa-Arab-PK', 'rtl'],
  ['az-Latn', 'ltr'],
  ['ar-Latn', 'ltr'],
  ['en-US', 'ltr'],
  ['de', 'ltr'],
  ['x-plain', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(textDirectionOf(language)).toBe(direction);
});
