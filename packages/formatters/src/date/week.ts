import { yearLength } from './calendar.ts';
import type { LocalDate } from './calendar.ts';

/** How a week is counted: its first day (0 is Sunday) and the days that a first week needs. */
interface WeekRule {
  readonly firstDay: number;
  readonly minDays: number;
}

/** A week and the year that it belongs to. */
export interface WeekOfYear {
  readonly year: number;
  readonly week: number;
}

const sundayRule: WeekRule = { firstDay: 0, minDays: 1 };
const isoRule: WeekRule = { firstDay: 1, minDays: 4 };

/** Week from Sunday; 1 January is in week 1. */
export function sundayWeek(date: LocalDate): WeekOfYear {
  return weekOf(date, sundayRule);
}

/** ISO week: from Monday; the first week holds at least four days of the year. */
export function isoWeek(date: LocalDate): WeekOfYear {
  return weekOf(date, isoRule);
}

function weekOf({ dayOfWeek, dayOfYear, extendedYear }: LocalDate, rule: WeekRule): WeekOfYear {
  const week = weekNumber(dayOfYear, dayOfWeek, rule);
  if (week === 0) {
    const dayOfLastYear = dayOfYear + yearLength(extendedYear - 1);
    return { year: extendedYear - 1, week: weekNumber(dayOfLastYear, dayOfWeek, rule) };
  }
  const dayInWeek = (dayOfWeek - rule.firstDay + 7) % 7;
  const daysIntoNextYear = dayOfYear - dayInWeek + 6 - yearLength(extendedYear);
  return daysIntoNextYear >= rule.minDays
    ? { year: extendedYear + 1, week: 1 }
    : { year: extendedYear, week };
}

/** Number of the week of a day of a year; 0 for days before the first week. */
function weekNumber(dayOfYear: number, dayOfWeek: number, { firstDay, minDays }: WeekRule): number {
  const firstWeekday = (((dayOfWeek - firstDay - dayOfYear + 1) % 7) + 7) % 7;
  const week = Math.floor((dayOfYear + firstWeekday - 1) / 7);
  return 7 - firstWeekday >= minDays ? week + 1 : week;
}
