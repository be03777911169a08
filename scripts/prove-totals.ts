/**
 * `npm run prove-totals -- [--cases N] [--seed S]`: makes N carts by chance (100,000), computes each
 * with refunds in parts, and asks every law of totals of it. The same seed makes the same carts.
 * Prints what the carts were like and the first one that breaks a law, cut down to what breaks it.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';

const options = {
  cases: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '1' },
} as const;

ensureInstalled();
process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  const cases = wholeNumber(values.cases);
  const seed = wholeNumber(values.seed);
  if (!cases || seed === undefined) {
    console.error('--cases and --seed take whole numbers');
    return 2;
  }
  const { proveTotals } = await import('./prove-totals/prove.ts');
  return proveTotals({ cases, seed }) ? 0 : 1;
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
