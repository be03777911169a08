/** Folders of the library as staff see them. */
import type { FileFolder } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';

/** All of them by name, each with how many files lie in it. */
export function listFolders(db: ReadDatabase, siteId: string): Promise<FileFolder[]> {
  return readRows<FileFolder>(
    db,
    sql`select f.id, f.parent_id as "parentId", f.name, (
        select count(*)::int from assets a where a.site_id = f.site_id and a.folder_id = f.id
      ) as files
      from asset_folders f where f.site_id = ${siteId}
      order by lower(f.name), f.id`,
  );
}

/** How many files lie in no folder. */
export async function countLoose(db: ReadDatabase, siteId: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from assets where site_id = ${siteId} and folder_id is null`,
  );
  return row?.count ?? 0;
}
