/** Which mutants of many are tried: a draw that comes out the same for the same seed. */
import { createHash } from 'node:crypto';

export interface Place {
  line: number;
  column: number;
}

/** What makes one mutant another than all others, whoever found it and in which order. */
export interface Candidate {
  /** Path from the folder of the project, with slashes. */
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: Place; end: Place };
}

export interface Draw {
  /** How many to try; all of them when there are fewer. */
  size: number;
  seed: number;
}

/**
 * `size` of the candidates, in an order of their own. A file that changes redraws only its own
 * mutants; a larger sample holds every smaller one of the same seed.
 */
export function chooseSample<T extends Candidate>(
  candidates: readonly T[],
  { size, seed }: Draw,
): T[] {
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate, seed) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ candidate }) => candidate);
}

function rankOf({ fileName, mutatorName, replacement, location }: Candidate, seed: number): string {
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column];
  const identity = JSON.stringify([seed, fileName, ...place, mutatorName, replacement]);
  return createHash('sha256').update(identity).digest('hex');
}
