import type { Args, Formatter } from '@sitewright/template';
import { timeZoneOf } from '../i18n/time-zone.ts';
import { asNumber } from '../values/read.ts';
import { toLocalDate } from './calendar.ts';
import { createDateWriter } from './strftime.ts';

/** A date by a pattern, in English. */
export const date: Formatter<ReturnType<typeof createDateWriter> | undefined> = {
  name: 'date',
  summary: 'Writes a time (milliseconds since 1970) by a pattern, in the zone of the site.',
  usage: 'pattern of %Y %m %d %H %M %S %B %A %p …',
  examples: [
    {
      template: '{t|date %B %d, %Y at %I:%M %p}',
      data: { t: 1_520_876_934_000 },
      output: 'March 12, 2018 at 01:48 PM',
    },
  ],
  prepare: ({ list }: Args) => (list.length === 0 ? undefined : createDateWriter(list.join(' '))),
  run: (value, write, ctx) => (write ? write(toLocalDate(asNumber(value), timeZoneOf(ctx))) : ''),
};
