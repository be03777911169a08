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
  summary: 'The event begins (`startDate`) and ends (`endDate`) on the same day in UTC.',
  examples: [
    {
      template: '{.same-day?}one day{.or}more{.end}',
      data: { startDate: 0, endDate: 3_600_000 },
      output: 'one day',
    },
  ],
  test: (value) => utcDay(value, 'startDate') === utcDay(value, 'endDate'),
};
