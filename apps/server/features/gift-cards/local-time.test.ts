import { expect, it } from 'vitest';
import { atLocalTime } from './local-time.ts';

it.each([
  ['UTC', '2026-05-01T08:00:00.000Z'],
  ['America/New_York', '2026-05-01T12:00:00.000Z'],
  ['Asia/Kathmandu', '2026-05-01T02:15:00.000Z'],
])('eight in the morning of a day in %s', (timeZone, instant) => {
  const day = { year: 2026, month: 5, day: 1, hour: 8 };
  expect(atLocalTime(day, timeZone).toISOString()).toBe(instant);
});

it('is right on days on which clocks change', () => {
  const spring = { year: 2026, month: 3, day: 29, hour: 8 };
  expect(atLocalTime(spring, 'Europe/Berlin').toISOString()).toBe('2026-03-29T06:00:00.000Z');
  const autumn = { year: 2026, month: 10, day: 25, hour: 8 };
  expect(atLocalTime(autumn, 'Europe/Berlin').toISOString()).toBe('2026-10-25T07:00:00.000Z');
});
