/** Letters that may differ between what is written and what is suggested. */
const MAX_DISTANCE = 2;

/** The name that was most likely meant; undefined when none is near. */
export function suggest(written: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.min(MAX_DISTANCE, Math.floor(written.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - written.length) >= least) continue;
    const far = distance(written.toLowerCase(), name.toLowerCase());
    if (far >= least) continue;
    least = far;
    best = name;
  }
  return best;
}

/** Letters to add, leave out, change or swap with their neighbour. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? beforeLast[j - 2]! + 1 : Infinity;
      row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, changed, swapped));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
