/** Which store page a new product begins with. Pure. */
import type { StorePage } from './use-store-pages.ts';

/** The one whose list or category the owner comes from, else the first with room, else the first. */
export function chooseStorePage(
  pages: readonly StorePage[],
  cameFrom: string | undefined,
): StorePage | undefined {
  const known = pages.find(({ id }) => id === cameFrom);
  return known ?? pages.find(({ isFull }) => !isFull) ?? pages[0];
}
