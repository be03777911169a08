/** What is named like the words that were typed before what only tells of them; the rest in its order. */
export function bestFirst<T>(
  found: readonly T[],
  typed: string,
  nameOf: (thing: T) => string,
): T[] {
  const words = plain(typed);
  const rank = (thing: T) => {
    const name = plain(nameOf(thing));
    if (name.startsWith(words)) return 0;
    return name.includes(words) ? 1 : 2;
  };
  const ranked = found.map((thing) => ({ thing, rank: rank(thing) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ thing }) => thing);
}

/** Without capitals and marks, as the search compares. */
function plain(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLocaleLowerCase();
}
