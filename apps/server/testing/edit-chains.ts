/** Whether writes of one field, made by many at once, can have happened one after the other. */

/** A write: what stood there, and what stood there afterwards. */
export interface Write {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Says what is wrong with the writes of a field that began as `first` and stands at `last` now;
 * nothing when they make one chain. A writer who wrote over what he had not seen leaves two writes
 * that begin where only one could. Writes that change nothing count as none.
 */
export function judgeChain(
  writes: readonly Write[],
  { first, last }: { first: unknown; last: unknown },
): string | undefined {
  const ways = new Map<string, string[]>();
  const balance = new Map<string, number>();
  const count = (value: string, by: number) => balance.set(value, (balance.get(value) ?? 0) + by);
  for (const { before, after } of writes) {
    const [from, to] = [print(before), print(after)];
    if (from === to) continue;
    ways.set(from, [...(ways.get(from) ?? []), to]);
    count(from, 1);
    count(to, -1);
  }
  count(print(first), -1);
  count(print(last), 1);
  const odd = [...balance].filter(([, sum]) => sum !== 0);
  if (odd.length > 0) {
    const told = odd.map(([value, sum]) =>
      sum > 0 ? `${value} left twice` : `${value} never left`,
    );
    return `written over unseen: ${told.join(', ')}`;
  }
  const reached = reach(ways, print(first));
  const lost = [...ways.keys()].filter((value) => !reached.has(value));
  return lost.length > 0 ? `never reached: ${lost.join(', ')}` : undefined;
}

/** Every value that writes lead to from there. */
function reach(ways: ReadonlyMap<string, readonly string[]>, first: string): Set<string> {
  const reached = new Set([first]);
  for (const value of reached) for (const next of ways.get(value) ?? []) reached.add(next);
  return reached;
}

function print(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
