import type { SiteSnapshot } from './load-site.ts';

const numbers = new WeakMap<SiteSnapshot, number>();
let last = 0;

/** Stands for a snapshot in keys of what is kept, which nobody need hold for that. */
export function snapshotNumber(snapshot: SiteSnapshot): number {
  const known = numbers.get(snapshot);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(snapshot, last);
  return last;
}
