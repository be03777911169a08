/** Server tests run on the embedded database always, on PostgreSQL when there is one. */
import { describe } from 'vitest';
import { testDatabaseUrl, type TestDatabaseKind } from './test-database.ts';

/**
 * `describeOnBothDatabases('cart', (database) => { … createTestApp({ database }) … })`.
 * PostgreSQL is used when TEST_DATABASE_URL is set; without it one line says so.
 */
export function describeOnBothDatabases(
  name: string,
  tests: (database: TestDatabaseKind) => void,
): void {
  describe(`${name} (embedded)`, () => tests('embedded'));
  if (testDatabaseUrl) describe(`${name} (PostgreSQL)`, () => tests('postgres'));
  else console.info(`${name}: not run on PostgreSQL, TEST_DATABASE_URL is not set`);
}
