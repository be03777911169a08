/** Which columns of a list are shown. */

const prefix = 'sitewright:columns:';

/** The known ones among those named; all of them when nothing is named. The first always is. */
export function chosenColumns(known: readonly string[], named: string | undefined): string[] {
  if (named === undefined || named === '') return [...known];
  const wanted = new Set(named.split(','));
  return known.filter((key, index) => index === 0 || wanted.has(key));
}

/** Keeps the choice in this browser, where it is there before the server has answered. */
export function keepColumns(list: string, named: string): void {
  try {
    localStorage.setItem(prefix + list, named);
  } catch {
    // A full store keeps nothing: the address still has them.
  }
}

/** The choice of last time in this browser. */
export function recallColumns(list: string): string | undefined {
  try {
    return localStorage.getItem(prefix + list) ?? undefined;
  } catch {
    return undefined;
  }
}
