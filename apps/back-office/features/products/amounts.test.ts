import { expect, it } from 'vitest';
import { readAmount, writeAmount } from './amounts.ts';

it('an amount is written as its reader writes it, and read back from that', () => {
  for (const [locale, written] of [
    ['en', '168.00'],
    ['de', '168,00'],
  ] as const) {
    expect(writeAmount(16_800, 'EUR', locale)).toBe(written);
    expect(readAmount(written, 'EUR')).toBe(16_800);
  }
  expect(writeAmount(168, 'JPY', 'de')).toBe('168');
});
