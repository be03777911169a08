/** The clock of a countdown: what is left until a moment, in the words of a language. */

/** What a countdown counts, the longest first, in milliseconds. */
const lengths = {
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1000,
} as const;

/** One of what is counted. */
export type CountedUnit = keyof typeof lengths;

/** A number with the name of what it counts: `3`, `days`. */
export interface ClockPart {
  readonly count: string;
  readonly name: string;
}

/**
 * Which of these words are units, the longest first. For who asked for less motion nothing changes
 * more often than once a minute.
 */
export function readUnits(words: string, { isCalm }: { isCalm: boolean }): CountedUnit[] {
  const said = words.split(' ');
  const units = (Object.keys(lengths) as CountedUnit[]).filter((unit) => said.includes(unit));
  const calm = units.filter((unit) => unit !== 'seconds');
  if (!isCalm || units.length === 0) return units;
  return calm.length === 0 ? ['minutes'] : calm;
}

/** So many milliseconds in whole units; the longest holds all that it can. */
export function timeLeft(
  milliseconds: number,
  units: readonly CountedUnit[],
): { readonly unit: CountedUnit; readonly count: number }[] {
  let rest = Math.max(0, milliseconds);
  return units.map((unit) => {
    const count = Math.floor(rest / lengths[unit]);
    rest -= count * lengths[unit];
    return { unit, count };
  });
}

/** Milliseconds until the end or until the shortest of the units changes: never more than a minute. */
export function nextChange(milliseconds: number, units: readonly CountedUnit[]): number {
  const length = units.includes('seconds') ? lengths.seconds : lengths.minutes;
  return Math.min(milliseconds, (milliseconds % length) + 1);
}

/** What a clock shows. `language`: BCP 47; empty: that of the browser. */
export function clockParts(
  milliseconds: number,
  units: readonly CountedUnit[],
  language: string,
): ClockPart[] {
  return timeLeft(milliseconds, units).map(({ unit, count }) => ({
    count: writer(language).format(count),
    name: nameOf(unit, count, language),
  }));
}

/** `days` or `Tage`: what the browser calls so many of them. */
function nameOf(unit: CountedUnit, count: number, language: string): string {
  const options = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' } as const;
  const parts = writer(language, options).formatToParts(count);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}

function writer(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(language || undefined, options);
}
