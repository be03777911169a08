/** The screens that journeys are walked on. */
import { createHash } from 'node:crypto';

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof sizes;

/** The names of {@link sizes} that a journey is walked on: both, or with `E2E_IN_TURNS` its own. */
export const sizesOf = (journey: string): readonly Size[] =>
  inTurns(journey, Object.keys(sizes) as Size[]);

/** As {@link sizesOf}, for journeys that know their screens by their width in px. */
export const widthsOf = (journey: string): readonly number[] =>
  inTurns(
    journey,
    Object.values(sizes).map(({ width }) => width),
  );

/** All, or in turns the one that the name of the journey decides: the same one in every run. */
function inTurns<T>(name: string, all: readonly T[]): readonly T[] {
  if (process.env['E2E_IN_TURNS'] !== '1') return all;
  const [byte = 0] = createHash('sha256').update(name).digest();
  return [all[byte % all.length]!];
}
