import type { Predicate } from '@sitewright/template';
import { asNumber, getKey } from '../values/read.ts';
import { toLocalDate } from './calendar.ts';

function utcDay(value: unknown, key: string): string {
  const { extendedYear, dayOfYear } = toLocalDate(asNumber(getKey(value, key)), 'UTC');
  return `${extendedYear}/${dayOfYear}`;
}

/** An event that begins and ends on one day. CALD-01. */
export const sameDay: Predicate = {
  name: 'same-day?',
  test: (value) => utcDay(value, 'startDate') === utcDay(value, 'endDate'),
};
