/** What a countdown counts, the longest first, in milliseconds. */
const lengths = {
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1000,
} as const;

/** One of what is counted. */
export type CountedUnit = keyof typeof lengths;

/** Which of these words are units, the longest first. */
export function readUnits(words: string): CountedUnit[] {
  const said = words.split(' ');
  return (Object.keys(lengths) as CountedUnit[]).filter((unit) => said.includes(unit));
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
