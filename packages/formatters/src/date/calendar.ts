import { TZ } from '@phensley/timezone';
import { canonicalZone } from './zone-aliases.ts';

/** A moment as a clock and a calendar in one place show it. */
export interface LocalDate {
  /** Milliseconds since 1970. */
  readonly epoch: number;
  /** From 1; years before it count backwards from 1 as well. */
  readonly year: number;
  /** As `year`, with 0 for 1 BC and negative numbers before. */
  readonly extendedYear: number;
  readonly month: number;
  readonly dayOfMonth: number;
  readonly dayOfYear: number;
  /** 0 is Sunday. */
  readonly dayOfWeek: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  /** Milliseconds east of UTC. */
  readonly offset: number;
  /** Short name of the zone at that moment, such as EST. */
  readonly zoneName: string;
}

interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;
const UNIX_EPOCH_DAY = 2_440_588;
/** First day of the Gregorian calendar, 15 October 1582. */
const GREGORIAN_DAY = 2_299_161;
const GREGORIAN_YEAR = 1582;
/** Mon 1 Jan 4713 BC to Fri 31 Dec 8652 AD. FMT-10. */
const MAX_JULIAN_DAY = 4_881_503;

/**
 * The local date of an instant in a zone; a zone that nobody knows is UTC. Days before the Gregorian
 * calendar are those of the Julian one.
 *
 * @throws RangeError for what is no instant, or one outside 4713 BC to 8652 AD. FMT-10.
 */
export function toLocalDate(epoch: number, zoneId: string): LocalDate {
  if (Number.isNaN(epoch)) throw new RangeError('Not a time');
  const zone = TZ.fromUTC(canonicalZone(zoneId), epoch) ?? TZ.utcZone();
  const local = epoch + zone.offset;
  const days = Math.floor(local / DAY_MS);
  const julianDay = days + UNIX_EPOCH_DAY;
  if (julianDay < 0 || julianDay > MAX_JULIAN_DAY) {
    throw new RangeError(`Day ${julianDay} is outside of 4713 BC to 8652 AD`);
  }
  const { year, month, day } =
    julianDay >= GREGORIAN_DAY ? gregorianDay(days * DAY_MS) : julianCalendarDay(julianDay);
  const millisOfDay = local - days * DAY_MS;
  const secondOfDay = Math.trunc(millisOfDay / 1000);
  return {
    epoch,
    year: year < 1 ? 1 - year : year,
    extendedYear: year,
    month,
    dayOfMonth: day,
    dayOfYear: julianDay - newYearDay(year, julianDay >= GREGORIAN_DAY) + 1,
    dayOfWeek: (julianDay + 1) % 7,
    hour: Math.trunc(secondOfDay / 3600),
    minute: Math.trunc(secondOfDay / 60) % 60,
    second: secondOfDay % 60,
    millisecond: millisOfDay % 1000,
    offset: zone.offset,
    zoneName: zone.abbr,
  };
}

function gregorianDay(midnight: number): CalendarDay {
  const date = new Date(midnight);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
}

/** Counts years from March, so that the leap day is the last day of a year. */
function julianCalendarDay(julianDay: number): CalendarDay {
  const shifted = julianDay + 32_082;
  const years = Math.floor((4 * shifted + 3) / 1461);
  const dayOfYear = shifted - Math.floor((1461 * years) / 4);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const isNextYear = monthFromMarch >= 10;
  return {
    year: years - 4800 + (isNextYear ? 1 : 0),
    month: monthFromMarch + (isNextYear ? -9 : 3),
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** Julian day of 1 January of a year. */
function newYearDay(year: number, isGregorian: boolean): number {
  const past = year - 1;
  const julian = 365 * past + Math.floor(past / 4) + 1_721_424;
  return isGregorian ? julian + Math.floor(past / 400) - Math.floor(past / 100) + 2 : julian;
}

/** Days of a year by the calendar that it ends with. */
export function yearLength(year: number): number {
  const start = newYearDay(year, year >= GREGORIAN_YEAR);
  return newYearDay(year + 1, year + 1 >= GREGORIAN_YEAR) - start;
}
