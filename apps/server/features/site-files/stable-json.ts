/** The same value is the same text: names sorted, two spaces, a line end. */
export function stableJson(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 2)}\n`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => compareText(a, b)).map(([name, one]) => [name, sorted(one)]),
  );
}

/** By code units: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
