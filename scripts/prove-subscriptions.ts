/**
 * `npm run prove-subscriptions -- [--plans N] [--seed S] [--days D]`: plays a month (31 days) of a
 * shop with N plans (10,000) by a faked clock, on an embedded database of its own: cards that fail and
 * others that are given, plans that change up and down at once or later, goods that run out, other
 * addresses, pauses, skips, cancels, two processes that bill at once. Prints what came of it and what
 * is broken: a period that was charged twice, or paid without an order, a credit that is a cent off,
 * stock below zero, a ledger that does not close. The same seed plays the same month.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';

const options = {
  plans: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
  days: { type: 'string', default: '31' },
} as const;

ensureInstalled();
process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  const [plans, seed, days] = [values.plans, values.seed, values.days].map(wholeNumber);
  if (!plans || seed === undefined || !days) {
    console.error('--plans, --seed and --days take whole numbers');
    return 2;
  }
  const { createTestApp } = await import('../apps/server/testing/test-app.ts');
  const { proveSubscriptions } = await import('../apps/server/testing/prove-subscriptions.ts');
  const { default: startTestCluster } =
    await import('../apps/server/testing/start-test-cluster.ts');
  const stopCluster = await startTestCluster();
  const app = await createTestApp();
  const startedAt = performance.now();
  try {
    const { broken, counts } = await proveSubscriptions(app, { plans, seed, days });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`${plans} plans, ${days} days, seed ${seed}: ${seconds} s`);
    for (const [name, count] of Object.entries(counts)) {
      console.log(`${String(count).padStart(9)}  ${name}`);
    }
    for (const line of broken.slice(0, 20)) console.error(line);
    console.log(broken.length === 0 ? 'Nothing is broken.' : `${broken.length} broken.`);
    return broken.length === 0 ? 0 : 1;
  } finally {
    await app.close();
    await stopCluster();
  }
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
