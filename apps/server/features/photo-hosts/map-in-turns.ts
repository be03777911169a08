/** Requests to others that go on at once. */
const atOnce = 4;

/** Does the same for each, a few at a time; results are in the order of the values. */
export async function mapInTurns<Value, Result>(
  values: readonly Value[],
  work: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = values.entries();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const [index, value] of queue) results[index] = await work(value);
  });
  await Promise.all(workers);
  return results;
}
