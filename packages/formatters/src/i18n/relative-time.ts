import type { CLDR, RelativeTimeFormatOptions } from '@phensley/cldr';
import type { Args, Formatter } from '@sitewright/template';
import { describeAge } from '../date/age.ts';
import { asNumber } from '../values/read.ts';
import { readRelativeOptions } from './date-options.ts';
import { LOCALE_STEPS } from './locale-cost.ts';
import { localeOf } from './locale.ts';

/** A time as seen from now, or from another time. */
export const relativeTime: Formatter<RelativeTimeFormatOptions> = {
  name: 'relative-time',
  prepare: ({ list }: Args) => readRelativeOptions(list),
  run: (value, options, ctx, values) => {
    const cldr = localeOf(ctx);
    if (!cldr) return '';
    const hasPair = values.length > 1;
    const start = hasPair ? asNumber(value) : ctx.now;
    const end = asNumber(hasPair ? values[1] : value);
    if (!Number.isFinite(start) || !Number.isFinite(end)) return '';
    const { Calendars } = cldr;
    ctx.charge(LOCALE_STEPS.relativeTime);
    return Calendars.formatRelativeTime(
      Calendars.toGregorianDate({ date: start }),
      Calendars.toGregorianDate({ date: end }),
      options,
    );
  },
};

/** Milliseconds of the moment that the locale library shows; far ones are moved into its range. */
function toEpoch(cldr: CLDR, epoch: number): number {
  return cldr.Calendars.toGregorianDate({ date: epoch }).unixEpoch();
}

/** A time in the past, in words. FMT-03, FMT-18. */
export const timesince: Formatter = {
  name: 'timesince',
  run: (value, _, ctx) => {
    const date = asNumber(value);
    const cldr = localeOf(ctx);
    if (!cldr || !Number.isFinite(date)) return 'Invalid date.';
    ctx.charge(LOCALE_STEPS.relativeTime);
    const age = describeAge(toEpoch(cldr, ctx.now) - toEpoch(cldr, date));
    return `<span class="timesince" data-date="${date}">${age}</span>`;
  },
};
