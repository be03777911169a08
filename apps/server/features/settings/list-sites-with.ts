import type { SettingsGroupName } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';

/** Ids of the sites whose owner has written a setting, whatever its value. */
export async function listSitesWith(
  db: ReadDatabase,
  group: SettingsGroupName,
  field: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('sites')
    .select('site_id')
    .where(sql<boolean>`settings #> array[${group}, ${field}]::text[] is not null`)
    .orderBy('site_id')
    .execute();
  return rows.map(({ site_id }) => site_id);
}
