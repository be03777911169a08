import { expect, it } from 'vitest';
import { normalizeCode } from './discount.ts';

it.each([
  [' spring 10 ', 'SPRING10'],
  ['Spring10', 'SPRING10'],
  ['', ''],
])('reads the code %j as %j', (typed, code) => expect(normalizeCode(typed)).toBe(code));
