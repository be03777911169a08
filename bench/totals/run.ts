/**
 * What the totals of a cart cost to compute, in milliseconds, steps included.
 *
 *     npm run bench -- totals [RUNS]
 */
import { computeCartTotals } from '@sitewright/commerce';
import { bigCart } from './big-cart.ts';

const runs = Number(process.argv[2] ?? 1_000);
const sizes = [
  { lines: 1, rules: 0 },
  { lines: 5, rules: 4 },
  { lines: 100, rules: 0 },
  { lines: 100, rules: 20 },
  { lines: 1_000, rules: 20 },
] as const;

console.log('| lines | rules | median ms | p99 ms | steps |');
console.log('|---|---|---|---|---|');
for (const { lines, rules } of sizes) {
  const cart = bigCart(lines, rules);
  // Before it is measured the engine has made it fast.
  for (let run = 0; run < runs / 5; run += 1) computeCartTotals(cart);
  const ms = Array.from({ length: runs }, () => {
    const startedAt = performance.now();
    computeCartTotals(cart);
    return performance.now() - startedAt;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => ms[Math.floor(ms.length * share)]!.toFixed(3);
  const steps = computeCartTotals(cart).steps.length;
  console.log(`| ${[lines, rules, at(0.5), at(0.99), steps].join(' | ')} |`);
}
