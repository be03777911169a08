import { expect, test } from 'vitest';
import {
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isSecurityCode,
  readExpiry,
} from './card.ts';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['', ''],
])('writes the card number %s as %s', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['9', '09'],
  ['929', '09 / 29'],
  ['1229', '12 / 29'],
  ['12/2029', '12 / 29'],
  ['12 / 2029', '12 / 29'],
])('writes the expiry %s as %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test('checks length and check digit of a card number', () => {
  expect(isCardNumber('4242 4242 4242 4242')).toBe(true);
  expect(isCardNumber('4000002500003155')).toBe(true);
  expect(isCardNumber('4242 4242 4242 4241')).toBe(false);
  expect(isCardNumber('4242')).toBe(false);
});

test('a card is good until the end of its month', () => {
  expect(readExpiry('11 / 26', new Date(2026, 10, 30))).toBe('good');
  expect(readExpiry('11 / 26', new Date(2026, 11, 1))).toBe('past');
  expect(readExpiry('13 / 26', new Date(2026, 0, 1))).toBe('invalid');
  expect(readExpiry('12', new Date(2026, 0, 1))).toBe('invalid');
});

test('a security code has three or four digits', () => {
  expect([isSecurityCode('12'), isSecurityCode('123'), isSecurityCode('1234')]).toEqual([
    false,
    true,
    true,
  ]);
});
