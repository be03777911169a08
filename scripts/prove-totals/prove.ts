/** Asks the laws of totals of many carts. */
import fc from 'fast-check';
import { anyCase } from '../../packages/commerce/src/testing/any-cart.ts';
import { findBrokenLaws, laws, play } from '../../packages/commerce/src/testing/laws.ts';
import { countCase, listCounts } from './count-case.ts';

/** True when no law was broken. */
export function proveTotals({ cases, seed }: { cases: number; seed: number }): boolean {
  const startedAt = performance.now();
  const counts = new Map<string, number>();
  let tried = 0;
  // What cutting down a broken cart tries is not counted.
  let hasBroken = false;
  const details = fc.check(
    fc.property(anyCase, (one) => {
      const outcome = play(one);
      const isKept = findBrokenLaws(outcome, one.input).length === 0;
      hasBroken ||= !isKept;
      if (hasBroken) return isKept;
      tried += 1;
      if (tried % 100_000 === 0) console.log(`  ${tried} …`);
      countCase(counts, one, outcome);
      return true;
    }),
    { numRuns: cases, seed },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`seed ${seed}, ${details.numRuns} carts, ${Object.keys(laws).length} laws each`);
  for (const line of listCounts(counts, tried)) console.log(`  ${line}`);
  console.log(`${seconds.toFixed(0)} s`);
  if (!details.failed) {
    console.log('No law was broken.');
    return true;
  }
  const [broken] = details.counterexample ?? [];
  console.log(`Cart ${details.numRuns} breaks a law (path ${details.counterexamplePath}):`);
  if (broken) {
    const found = findBrokenLawsOf(broken);
    for (const text of found) console.log(`  ${text}`);
    console.log(JSON.stringify(broken, null, 2));
  }
  return false;
}

function findBrokenLawsOf(one: Parameters<typeof play>[0]): string[] {
  try {
    return findBrokenLaws(play(one), one.input);
  } catch (error) {
    return [`it throws ${String(error)}`];
  }
}
