import type { Args, Formatter } from '@sitewright/template';
import { timeZoneOf } from '../i18n/time-zone.ts';
import { asNumber } from '../values/read.ts';
import { toLocalDate } from './calendar.ts';
import { createDateWriter, english } from './strftime.ts';
import type { Directives } from './strftime.ts';

type DateFormatter = Formatter<ReturnType<typeof createDateWriter> | undefined>;

/** `date`, with the letters of its patterns as given. */
export function createDateFormatter(directives: Directives): DateFormatter {
  return {
    name: 'date',
    needsArgs: true,
    prepare: ({ list }: Args) =>
      list.length === 0 ? undefined : createDateWriter(list.join(' '), directives),
    run: (value, writer, ctx) => {
      if (!writer) return '';
      ctx.charge(writer.steps);
      return writer.write(toLocalDate(asNumber(value), timeZoneOf(ctx)));
    },
  };
}

/** A date by a pattern, in English. */
export const date = createDateFormatter(english);
