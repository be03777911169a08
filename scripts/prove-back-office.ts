/**
 * `npm run prove-back-office -- [--edits N] [--seed S] [--products P]`: two people with two tabs each
 * do N things (1,000) to a shop of P products (4), while visitors buy: texts, prices, settings, units,
 * sheets, bulk edits, and the taking back of what anybody wrote; on an embedded database of its own.
 * Prints what was done and what is broken: a write that went over another unseen, one that is not in
 * the log, a conflict that is none, a unit too many or too few.
 */
import { ensureInstalled } from './lib/install.mjs';
import { readWholeNumbers } from './lib/read-whole-numbers.ts';
import { runProof } from './lib/run-proof.ts';

ensureInstalled();
process.exitCode = await main();

async function main(): Promise<number> {
  const wish = readWholeNumbers({ edits: 1_000, seed: 1, products: 4 });
  if (!wish) return 2;
  const { proveBackOffice } = await import('../apps/server/testing/prove-back-office.ts');
  const title = `${wish.edits} edits of ${wish.products} products, seed ${wish.seed}`;
  return runProof(title, (app) => proveBackOffice(app, wish));
}
