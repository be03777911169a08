import { sql } from 'kysely';
import type { PatientDatabase } from './database.ts';

/**
 * Lets the planner look at what the tables hold, after much has been written at once. The database
 * does so by itself, but a while later; until then it takes new tables for tiny and reads all of a
 * site's rows to find one.
 */
export async function refreshStatistics({ kysely }: PatientDatabase): Promise<void> {
  await sql`analyze`.execute(kysely);
}
