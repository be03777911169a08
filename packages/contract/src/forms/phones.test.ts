import { expect, test } from 'vitest';
import { isPhone } from './phones.ts';

test.each([
  ['US', '(555) 010-0199', true],
  ['US', '1 555 010 0199', true],
  ['US', '555 010 0199 ext. 12', true],
  ['US', '555-0199', false],
  ['US', '+49 30 123456', true],
  ['DE', '030 / 123456', true],
  ['DE', '0049 30 123456', true],
  ['DE', '12', false],
  ['FR', '06 12 34 56 78', true],
  ['FR', '06 12 34', false],
  ['DK', '12345678', true],
  ['DK', '123456789', false],
  ['KE', '0712 345678', true],
  ['KE', 'call me', false],
  ['', '+1', false],
  ['US', '', false],
])('a phone of %s: %j is %s', (country, text, isGood) => {
  expect(isPhone(country, text)).toBe(isGood);
});
