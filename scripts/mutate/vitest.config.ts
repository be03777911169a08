/** The tests of one room, for the runs of `npm run mutate`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { serverTests } from '../../vitest.config.ts';

const include: string[] = JSON.parse(process.env['MUTATION_TESTS'] ?? '[]');

export default defineConfig({
  // The folder in which the mutated copy of the project stands.
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // A change may make a test wait for something: that is told by Stryker’s own clock.
  test: { ...serverTests, include, testTimeout: 120_000, hookTimeout: 120_000 },
});
