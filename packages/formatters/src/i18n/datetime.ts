import type { DateFormatOptions, DateIntervalFormatOptions } from '@phensley/cldr';
import type { Args, Formatter } from '@sitewright/template';
import { asNumber } from '../values/read.ts';
import { readDateOptions, readIntervalOptions } from './date-options.ts';
import { LOCALE_STEPS } from './locale-cost.ts';
import { createLocaleMemo } from './locale-memo.ts';
import type { LocaleMemo } from './locale-memo.ts';
import { localeOf } from './locale.ts';
import { timeZoneOf } from './time-zone.ts';

/** Options of a call site and what it has already written. */
interface Remembering<Options> {
  readonly options: Options;
  readonly remember: LocaleMemo;
}

/** Date and time in the locale of the page and the zone of the site. */
export const datetime: Formatter<Remembering<DateFormatOptions>> = {
  name: 'datetime',
  prepare: ({ list }: Args) => ({ options: readDateOptions(list), remember: createLocaleMemo() }),
  run: (value, { options, remember }, ctx) => {
    const cldr = localeOf(ctx);
    const date = asNumber(value);
    if (!cldr || Number.isNaN(date)) return '';
    const zoneId = timeZoneOf(ctx);
    return remember({ cldr, ctx, key: `${zoneId} ${date}` }, (budget) => {
      budget.charge(LOCALE_STEPS.date);
      return cldr.Calendars.formatDate({ date, zoneId }, options);
    });
  },
};

/** From one time to another. */
export const datetimeInterval: Formatter<DateIntervalFormatOptions> = {
  name: 'datetime-interval',
  prepare: ({ list }: Args) => readIntervalOptions(list),
  run: (value, options, ctx, values) => {
    const cldr = localeOf(ctx);
    if (!cldr || values.length < 2) return '';
    const [start, end] = [asNumber(value), asNumber(values[1])];
    if (!Number.isFinite(start) || !Number.isFinite(end)) return '';
    const zoneId = timeZoneOf(ctx);
    ctx.charge(LOCALE_STEPS.dateInterval);
    return cldr.Calendars.formatDateInterval(
      { date: start, zoneId },
      { date: end, zoneId },
      options,
    );
  },
};
