import { afterEach, expect, it } from 'vitest';
import { readOrderQuery } from './order-query.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it.each([
  ['2026-03-02', 24],
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('orders until %s end with that day, which has %i hours', (day, hours) => {
  process.env['TZ'] = 'Europe/Berlin';
  const { from = 0, to = 0 } = readOrderQuery({ from: day, to: day });
  expect((Number(to) - Number(from)) / 3_600_000).toBe(hours);
  expect(new Date(Number(to)).getHours()).toBe(0);
});

it('what is no day is no filter', () => {
  expect(readOrderQuery({ from: 'soon', to: '' })).toEqual({});
});
