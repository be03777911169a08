/** Names matches within their place: the text, and the number of the match in it. */
export function matchKey(way: readonly string[], index: number): string {
  return `${way.join('/')}#${index}`;
}

/** The numbers that are chosen of each text, by its way; undefined: all of all texts. */
export function chosenByText(
  keys: readonly string[] | undefined,
): (way: readonly string[]) => ReadonlySet<number> | undefined {
  if (!keys) return () => undefined;
  const byText = new Map<string, Set<number>>();
  for (const key of keys) {
    const at = key.lastIndexOf('#');
    const numbers = byText.get(key.slice(0, at)) ?? new Set();
    byText.set(key.slice(0, at), numbers.add(Number(key.slice(at + 1))));
  }
  return (way) => byText.get(way.join('/')) ?? new Set();
}
