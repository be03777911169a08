/** Which matches are chosen: all that were found, but for those that somebody took out. */
import type { FoundWords } from '@sitewright/contract';

/** Names of what was taken out. */
export type TakenOut = ReadonlySet<string>;

/** Names a place among those that were found. */
export function placeKey({ kind, id }: Pick<FoundWords, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

function nameOf(group: FoundWords, key: string): string {
  return `${placeKey(group)} ${key}`;
}

/** Whether a match is chosen. */
export function isChosen(taken: TakenOut, group: FoundWords, key: string): boolean {
  return !taken.has(nameOf(group, key));
}

/** How many of a place are chosen. Those that are not told go with all of it. */
export function countChosen(taken: TakenOut, group: FoundWords): number {
  const told = group.matches.filter(({ key }) => isChosen(taken, group, key)).length;
  return told === group.matches.length ? group.count : told;
}

/** Takes matches out, or puts them back. */
export function choose(
  taken: TakenOut,
  group: FoundWords,
  { keys, isIn }: { keys: readonly string[]; isIn: boolean },
): TakenOut {
  const next = new Set(taken);
  for (const key of keys) {
    if (isIn) next.delete(nameOf(group, key));
    else next.add(nameOf(group, key));
  }
  return next;
}

/** A place as it is sent; undefined where nothing of it is chosen. */
export function wishFor(taken: TakenOut, group: FoundWords) {
  const { kind, id, revision, version, matches } = group;
  const seen = { kind, id, revision, version };
  const chosen = matches.map(({ key }) => key).filter((key) => isChosen(taken, group, key));
  if (chosen.length === matches.length) return seen;
  return chosen.length === 0 ? undefined : { ...seen, matches: chosen };
}
