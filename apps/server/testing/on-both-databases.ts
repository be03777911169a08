/** Server tests run on the embedded database and on a PostgreSQL server, when there is one. */
import { createHash } from 'node:crypto';
import { describe } from 'vitest';
import { testDatabaseUrl, type TestDatabaseKind } from './test-database.ts';

const titles = { embedded: 'embedded', postgres: 'PostgreSQL' } as const;

/**
 * `describeOnBothDatabases('cart', (database) => { … createTestApp({ database }) … })`.
 * PostgreSQL is used when TEST_DATABASE_URL is set; without it one line says so. With TEST_IN_TURNS
 * each suite runs on one of the two, half of them on either.
 */
export function describeOnBothDatabases(
  name: string,
  tests: (database: TestDatabaseKind) => void,
): void {
  if (!testDatabaseUrl)
    console.info(`${name}: not run on PostgreSQL, TEST_DATABASE_URL is not set`);
  const isInTurns = process.env['TEST_IN_TURNS'] === '1';
  for (const kind of databasesOf(name, { hasServer: testDatabaseUrl !== undefined, isInTurns })) {
    describe(`${name} (${titles[kind]})`, () => tests(kind));
  }
}

/** Where a suite runs. In turns its name decides, so that it is the same one in every run. */
export function databasesOf(
  name: string,
  { hasServer, isInTurns }: { hasServer: boolean; isInTurns: boolean },
): TestDatabaseKind[] {
  if (!hasServer) return ['embedded'];
  if (!isInTurns) return ['embedded', 'postgres'];
  const [byte = 0] = createHash('sha256').update(name).digest();
  return [byte % 2 === 0 ? 'embedded' : 'postgres'];
}
