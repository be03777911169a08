import { expect, it } from 'vitest';
import { hasText } from './shop-policies.ts';

it('a policy says something when more than tags stands there', () => {
  expect(hasText('<p>&nbsp;</p>')).toBe(false);
  expect(hasText('<p>30 days</p>')).toBe(true);
});

it('a policy of signs that open nothing is read once', () => {
  expect(hasText('<'.repeat(100_000))).toBe(true);
});
