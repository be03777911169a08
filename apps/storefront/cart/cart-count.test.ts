import { expect, test } from 'vitest';
import { countLabel, countText } from './cart-count.ts';

test.each([
  [0, '0', '0 items in cart'],
  [1, '1', '1 item in cart'],
  [100, '100', '100 items in cart'],
  [101, '100+', 'More than 100 items'],
])('CART-09 %i pieces show as %s and are spoken as %s', (quantity, text, label) => {
  expect(countText(quantity)).toBe(text);
  expect(countLabel(quantity)).toBe(label);
});
