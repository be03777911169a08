import type { Block } from '@sitewright/contract';
import { sql } from 'kysely';
import { readRows } from '../../db/read-rows.ts';
import type { ReadDatabase } from '../../db/database.ts';

interface Wanted {
  readonly siteId: string;
  readonly blockId: string;
  /** Of the page that it is seen on: copies of pages have blocks of the same ids. */
  readonly ownerId: string | undefined;
}

/** A block by its id, where visitors see its document; undefined where they do not. */
export async function findPublishedBlock(
  db: ReadDatabase,
  { siteId, blockId, ownerId = '' }: Wanted,
): Promise<Block | undefined> {
  const [row] = await readRows<{ block: Block }>(
    db,
    sql`select published -> 'blocks' -> ${blockId}::text as block from documents
      where site_id = ${siteId} and state <> 'private'
        and jsonb_exists(published -> 'blocks', ${blockId})
      order by owner_id = ${ownerId} desc, id limit 1`,
  );
  return row?.block;
}
