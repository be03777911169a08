import { expect, it, vi } from 'vitest';
import { databasesOf } from './on-both-databases.ts';

const names = Array.from({ length: 400 }, (_one, at) => `suite ${at}`);

it('a suite runs on both databases, and without a server on the embedded one', () => {
  expect(databasesOf('cart', { hasServer: true, isInTurns: false })).toEqual([
    'embedded',
    'postgres',
  ]);
  expect(databasesOf('cart', { hasServer: false, isInTurns: false })).toEqual(['embedded']);
  expect(databasesOf('cart', { hasServer: false, isInTurns: true })).toEqual(['embedded']);
});

it('in turns about half of the suites run on either, each on the same one in every run', () => {
  const turns = { hasServer: true, isInTurns: true };
  const kinds = names.flatMap((name) => databasesOf(name, turns));
  expect(kinds).toHaveLength(names.length);
  expect(names.flatMap((name) => databasesOf(name, turns))).toEqual(kinds);
  const embedded = kinds.filter((kind) => kind === 'embedded').length;
  expect(embedded).toBeGreaterThan(150);
  expect(embedded).toBeLessThan(250);
});

it('an address that is empty is none: whoever tries mutants wants the embedded database alone', async () => {
  vi.stubEnv('TEST_DATABASE_URL', '');
  vi.resetModules();
  const { testDatabaseUrl } = await import('./test-database.ts');
  expect(testDatabaseUrl).toBeUndefined();
  vi.unstubAllEnvs();
});
