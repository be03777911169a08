/** Days of a calendar (`2026-03-02`), and periods of them. Pure; a time zone is not their matter. */
import { DAY_MS, addMonths as addMonthsTo } from '@sitewright/commerce';
import type { PeriodComparison, ReportUnit } from '@sitewright/contract';

/** From a day up to and with another. */
export interface Period {
  from: string;
  to: string;
}

function parseDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function writeDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** So many days later; earlier where there are fewer than none. */
export function addDays(day: string, days: number): string {
  return writeDay(new Date(parseDay(day).getTime() + days * DAY_MS));
}

/** The same day of another month, or the last one where it has none such. */
export function addMonths(day: string, months: number): string {
  return writeDay(new Date(addMonthsTo(parseDay(day).getTime(), months)));
}

/** Both ends count. */
export function countDays({ from, to }: Period): number {
  return Math.round((parseDay(to).getTime() - parseDay(from).getTime()) / DAY_MS) + 1;
}

/** The first day of the unit that a day is in. */
export function startOf(day: string, unit: ReportUnit): string {
  if (unit === 'day') return day;
  if (unit === 'week') return addDays(day, -((parseDay(day).getUTCDay() + 6) % 7));
  return unit === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
}

/** The first day of the unit after. */
export function startOfNext(day: string, unit: ReportUnit): string {
  const start = startOf(day, unit);
  if (unit === 'day') return addDays(start, 1);
  if (unit === 'week') return addDays(start, 7);
  return addMonths(start, unit === 'month' ? 1 : 12);
}

/** What a period is compared with; undefined for `none`. Whole months are compared with whole months. */
export function comparePeriod(period: Period, by: PeriodComparison): Period | undefined {
  if (by === 'none') return undefined;
  const { from, to } = period;
  const after = addDays(to, 1);
  const areMonths = from.endsWith('-01') && after.endsWith('-01');
  if (areMonths) {
    const back = by === 'year' ? -12 : -countMonths(from, after);
    return { from: addMonths(from, back), to: addDays(addMonths(after, back), -1) };
  }
  if (by === 'year') return { from: addMonths(from, -12), to: addMonths(to, -12) };
  const days = countDays(period);
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

function countMonths(from: string, after: string): number {
  const [a, b] = [parseDay(from), parseDay(after)];
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
}

/** Nobody sees more points on a screen. */
export const mostPoints = 400;

/** The steps of a period by a unit, the first and the last cut to it; by a larger unit if too many. */
export function listSteps(
  period: Period,
  wished: ReportUnit,
): { unit: ReportUnit; steps: Period[] } {
  const days = countDays(period);
  const larger: readonly [ReportUnit, number][] = [
    ['day', 1],
    ['week', 7],
    ['month', 28],
    ['year', 365],
  ];
  const place = larger.findIndex(([unit]) => unit === wished);
  const unit = larger.slice(place).find(([, length]) => days / length <= mostPoints)?.[0] ?? 'year';
  const steps: Period[] = [];
  for (let day = period.from; day <= period.to; day = startOfNext(day, unit)) {
    const last = addDays(startOfNext(day, unit), -1);
    steps.push({ from: day, to: last < period.to ? last : period.to });
  }
  return { unit, steps };
}

/** Rows of sums that make up a period: whole years and months of it, and the days at its edges. */
export interface Stretch extends Period {
  grain: 'day' | 'month' | 'year';
}

/** What rows of sums may be made of, at most. */
export type Coarsest = 'year' | 'month';

/**
 * The longest stretches that a period is made of: whole years, unless months are wanted, whole months,
 * and the days beside them.
 */
export function cutPeriod({ from, to }: Period, coarsest: Coarsest = 'year'): Stretch[] {
  const stretches: Stretch[] = [];
  let day = from;
  while (day <= to) {
    const units = (['year', 'month'] as const).slice(coarsest === 'year' ? 0 : 1);
    const grain = units.find(
      (unit) => startOf(day, unit) === day && addDays(startOfNext(day, unit), -1) <= to,
    );
    const next = grain ? startOfNext(day, grain) : addDays(day, 1);
    const own = grain ?? 'day';
    const last = stretches.at(-1);
    if (last?.grain === own) last.to = addDays(next, -1);
    else stretches.push({ grain: own, from: day, to: addDays(next, -1) });
    day = next;
  }
  return stretches;
}

/** The days that the rows of a stretch are called by. */
export function listStarts({ grain, from, to }: Stretch): string[] {
  const starts: string[] = [];
  for (let day = from; day <= to; day = startOfNext(day, grain)) starts.push(day);
  return starts;
}

/** Rows of sums that count always, or only where something or nothing is counted after the period. */
export interface SumPart {
  stretch: Stretch;
  when: 'always' | 'something-after' | 'nothing-after';
}

/** Rows that together make up a period. In each case one of `largest` counts, or none. */
export interface SumParts {
  /** Of one day, month or year each: the last of the largest. */
  largest: SumPart[];
  rest: SumPart[];
}

/**
 * A month or year that still runs is a row for each key where nothing is counted after the period, and
 * where something is, rows of its days and months.
 */
export function cutSums(period: Period, coarsest: Coarsest = 'year'): SumParts {
  const open = takeLargest(cutOpen(period, coarsest));
  const exact = takeLargest(cutPeriod(period, coarsest));
  return {
    largest: joinCases([open.largest], [exact.largest]),
    rest: joinCases(open.rest, exact.rest),
  };
}

/** A period as whole months and years up to the one that it ends in. */
function cutOpen({ from, to }: Period, coarsest: Coarsest): Stretch[] {
  const stretches = cutPeriod({ from, to: `${to.slice(0, 4)}-12-31` }, coarsest);
  return stretches
    .filter((stretch) => stretch.from <= to)
    .map((stretch) => {
      const last = addDays(startOfNext(to, stretch.grain), -1);
      return last < stretch.to ? { ...stretch, to: last } : stretch;
    });
}

function takeLargest(stretches: readonly Stretch[]): { largest: Stretch; rest: Stretch[] } {
  const grain = (['year', 'month', 'day'] as const).find((one) =>
    stretches.some((stretch) => stretch.grain === one),
  );
  const taken = stretches.findLast((stretch) => stretch.grain === grain)!;
  const from = startOf(taken.to, taken.grain);
  const before = from > taken.from ? [{ ...taken, to: addDays(from, -1) }] : [];
  const rest = stretches.flatMap((stretch) => (stretch === taken ? before : [stretch]));
  return { largest: { ...taken, from }, rest };
}

function joinCases(open: readonly Stretch[], exact: readonly Stretch[]): SumPart[] {
  const isIn = (stretches: readonly Stretch[], { grain, from, to }: Stretch) =>
    stretches.some((one) => one.grain === grain && one.from === from && one.to === to);
  return [
    ...open.map((stretch): SumPart => {
      return { stretch, when: isIn(exact, stretch) ? 'always' : 'nothing-after' };
    }),
    ...exact
      .filter((stretch) => !isIn(open, stretch))
      .map((stretch): SumPart => ({ stretch, when: 'something-after' })),
  ];
}
