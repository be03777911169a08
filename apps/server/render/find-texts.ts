/**
 * Looks for all of some texts at once, which takes as long as for one of them; gives those that a
 * text holds. The longest at each place is found first: whichever else stands there begins it.
 */
export function findTexts(wanted: readonly string[]): (text: string) => ReadonlySet<string> {
  if (wanted.length === 0) return () => new Set();
  const longestFirst = wanted.toSorted((one, other) => other.length - one.length);
  const any = new RegExp(`(?=(${longestFirst.map((one) => RegExp.escape(one)).join('|')}))`, 'g');
  return (text) => {
    const found = new Set<string>();
    for (const match of text.matchAll(any)) found.add(match[1]!);
    const all = [...found];
    return new Set(wanted.filter((one) => all.some((longer) => longer.startsWith(one))));
  };
}
