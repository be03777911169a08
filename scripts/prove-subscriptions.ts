/**
 * `npm run prove-subscriptions -- [--plans N] [--seed S] [--days D]`: plays a month (31 days) of a
 * shop with N plans (10,000) by a faked clock, on an embedded database of its own: cards that fail and
 * others that are given, plans that change up and down at once or later, goods that run out, other
 * addresses, pauses, skips, cancels, two processes that bill at once. Prints what came of it and what
 * is broken: a period that was charged twice, or paid without an order, a credit that is a cent off,
 * stock below zero, a ledger that does not close. The same seed plays the same month.
 */
import { ensureInstalled } from './lib/install.mjs';
import { readWholeNumbers } from './lib/read-whole-numbers.ts';
import { runProof } from './lib/run-proof.ts';

ensureInstalled();
process.exitCode = await main();

async function main(): Promise<number> {
  const wish = readWholeNumbers({ plans: 10_000, seed: 1, days: 31 });
  if (!wish) return 2;
  const { proveSubscriptions } = await import('../apps/server/testing/prove-subscriptions.ts');
  const title = `${wish.plans} plans, ${wish.days} days, seed ${wish.seed}`;
  return runProof(title, (app) => proveSubscriptions(app, wish));
}
