import { expect, it } from 'vitest';
import { endOf, standingOfKey } from './key-expiry.ts';

const day = 24 * 60 * 60 * 1000;

it('APIK-02 a key holds until it is deleted, or for as many days as its maker said', () => {
  expect(endOf('never', 5)).toBeNull();
  expect([endOf('days30', 5), endOf('days90', 5), endOf('year', 5)]).toEqual([
    5 + 30 * day,
    5 + 90 * day,
    5 + 365 * day,
  ]);
});

it('APIK-02 the end of a key is told two weeks before, and when it is over', () => {
  expect(standingOfKey(null, 0)).toBe('holds');
  expect(standingOfKey(15 * day, 0)).toBe('holds');
  expect(standingOfKey(14 * day, 0)).toBe('ends');
  expect(standingOfKey(1, 1)).toBe('ended');
});
