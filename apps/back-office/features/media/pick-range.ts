interface Named {
  readonly id: string;
}

/**
 * What is chosen after a press with Shift: what was, then all from the file that was pressed last up
 * to this one, in the order in which they stand. Without a last one in sight it is this one alone.
 */
export function pickRange<File extends Named>(
  files: readonly File[],
  chosen: readonly File[],
  { last, to }: { last: string | undefined; to: File },
): File[] {
  const placeOf = (id: string | undefined) => files.findIndex((file) => file.id === id);
  const [from, end] = [placeOf(last), placeOf(to.id)];
  const between =
    from < 0 || end < 0 ? [to] : files.slice(Math.min(from, end), Math.max(from, end) + 1);
  // Backwards, as they were passed.
  const passed = from > end ? between.toReversed() : between;
  return [...chosen, ...passed.filter(({ id }) => chosen.every((one) => one.id !== id))];
}
