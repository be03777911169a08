import { expect, test } from 'vitest';
import { createRegistry } from './registry.ts';
import { plainLoop, timeRun, usesOf } from './testing/cost-probe.ts';

/** A two-hundredth of the default budget. */
const MAX_STEPS = 10_000;

/**
 * Steps that print names are cheap, about 0.05 µs. A step of a plug-in may be dearer, yet not so
 * much that the default budget lasts for seconds.
 */
const TIMES_DEARER = 25;
const TRIES = 4;

const registry = createRegistry();
const timeOf = (template: string) => timeRun(template, registry, MAX_STEPS);

test('no plug-in does more work than its steps pay for', { timeout: 120_000 }, () => {
  for (let i = 0; i < 20; i++) timeOf(plainLoop);
  const plain = Math.max(0.5, ...Array.from({ length: 5 }, () => timeOf(plainLoop)));
  const isDear = (template: string) => timeOf(template) > plain * TIMES_DEARER;
  // The compiler of the platform and its garbage collector take time of a single try.
  const dear = usesOf(registry).filter(({ template }) =>
    Array.from({ length: TRIES }).every(() => isDear(template)),
  );
  expect(dear.map(({ name, use }) => `${name}: ${use}`)).toEqual([]);
});
