import type { Predicate } from '@sitewright/template';
import { asNumber, getKey } from '../values/read.ts';
import { toLocalDate } from './calendar.ts';

function utcDay(value: unknown, key: string): string {
  const { year, dayOfYear } = toLocalDate(asNumber(getKey(value, key)), 'UTC');
  return `${year}/${dayOfYear}`;
}

/** An event that begins and ends on one day. CALD-01. */
export const sameDay: Predicate = {
  name: 'same-day?',
  test: (value) => utcDay(value, 'startDate') === utcDay(value, 'endDate'),
};
