/** Lets the planner count after much has been written at once. */
import { sql } from 'kysely';
import type { PatientDatabase } from './database.ts';

/**
 * Counts what the tables hold. The database does so by itself, but a while later; until then it
 * takes new tables for tiny and reads all of a site's rows to find one.
 */
export async function countRows({ kysely }: PatientDatabase): Promise<void> {
  await sql`analyze`.execute(kysely);
}
