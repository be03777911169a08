/**
 * What two values are told by: of two with parts, only the parts that differ, so that a change of one
 * is not looked for among many.
 */
export function keepDifferent(before: unknown, after: unknown): [before: unknown, after: unknown] {
  if (!hasParts(before) || !hasParts(after)) return [before, after];
  const isOther = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const keep = (value: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => isOther(name)));
  return [keep(before), keep(after)];
}

function hasParts(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
