/**
 * `npm run prove-totals -- [--cases N] [--seed S]`: makes N carts by chance (100,000), computes each
 * with refunds in parts, and asks every law of totals of it. The same seed makes the same carts.
 * Prints what the carts were like and the first one that breaks a law, cut down to what breaks it.
 */
import { ensureInstalled } from './lib/install.mjs';
import { readWholeNumbers } from './lib/read-whole-numbers.ts';

ensureInstalled();
process.exitCode = await main();

async function main(): Promise<number> {
  const wish = readWholeNumbers({ cases: 100_000, seed: 1 });
  if (!wish) return 2;
  const { proveTotals } = await import('./prove-totals/prove.ts');
  return proveTotals(wish) ? 0 : 1;
}
