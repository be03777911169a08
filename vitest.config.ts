import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Rules: they start nothing, keep nothing, and leave nothing behind. */
const pure = ['packages/{blocks,commerce,contract}/**/*.test.ts'];

/**
 * What does not share a process with others: what starts databases and workers of its own, or
 * draws screens.
 */
const alone = [
  'apps/server/{backup,db}/**/*.test.ts',
  'apps/server/features/papers/*.test.ts',
  'apps/server/{beside-the-server,start-by-npm,start-server}.test.ts',
  'apps/{storefront,back-office}/**/*.test.{ts,tsx}',
  'packages/{template,formatters}/**/*.test.ts',
  'scripts/**/*.test.ts',
];

const testFiles = [
  'packages/**/*.test.ts',
  'apps/**/*.test.{ts,tsx}',
  'demo/**/*.test.ts',
  'scripts/**/*.test.ts',
];

/** How tests run that may need a server, a database or a mail server. */
export const serverTests = {
  exclude: ['**/node_modules/**', '**/dist/**', '.stryker-tmp/**'],
  globalSetup: ['apps/server/testing/start-test-cluster.ts'],
  // Much of a server test is waiting: for the database, a mail server, another process.
  maxWorkers: Math.max(2, availableParallelism()),
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

const { globalSetup: _noServer, ...pureTests } = serverTests;

export default defineConfig({
  test: {
    maxWorkers: serverTests.maxWorkers,
    projects: [
      // Reading the same modules anew for each file took longer than most tests: they share one
      // process where they can.
      { test: { ...pureTests, name: 'pure', include: pure, isolate: false } },
      {
        test: {
          ...serverTests,
          name: 'server',
          include: testFiles,
          exclude: [...serverTests.exclude, ...pure, ...alone],
          isolate: false,
        },
      },
      { test: { ...serverTests, name: 'alone', include: alone } },
    ],
  },
});
