import type { Args, Formatter } from '@sitewright/template';
import { timeZoneOf } from '../i18n/time-zone.ts';
import { asNumber } from '../values/read.ts';
import { toLocalDate } from './calendar.ts';
import { createDateWriter } from './strftime.ts';

/** A date by a pattern, in English. */
export const date: Formatter<ReturnType<typeof createDateWriter> | undefined> = {
  name: 'date',
  needsArgs: true,
  prepare: ({ list }: Args) => (list.length === 0 ? undefined : createDateWriter(list.join(' '))),
  run: (value, write, ctx) => (write ? write(toLocalDate(asNumber(value), timeZoneOf(ctx))) : ''),
};
