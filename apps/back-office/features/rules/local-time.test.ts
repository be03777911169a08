import { expect, it } from 'vitest';
import { instantOf, localTimeOf } from './local-time.ts';

it.each([
  ['2026-01-15T12:00', 'UTC', '2026-01-15T12:00:00Z'],
  ['2026-01-15T12:00', 'Europe/Berlin', '2026-01-15T11:00:00Z'],
  ['2026-07-15T00:30', 'Europe/Berlin', '2026-07-14T22:30:00Z'],
  ['2026-07-15T23:45', 'America/New_York', '2026-07-16T03:45:00Z'],
  ['2026-07-15T06:00', 'Asia/Kathmandu', '2026-07-15T00:15:00Z'],
])('%s in %s is %s', (local, zone, utc) => {
  expect(new Date(instantOf(local, zone)).toISOString()).toBe(utc.replace('Z', '.000Z'));
  expect(localTimeOf(Date.parse(utc), zone)).toBe(local);
});
