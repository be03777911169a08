import { ApiError } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';

/** @throws ApiError `not_found` when the site has no such store page */
export async function requireStorePage(
  db: ReadDatabase,
  siteId: string,
  collectionId: string,
): Promise<void> {
  const page = await db
    .selectFrom('collections')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', collectionId)
    .where('type_name', '=', 'products')
    .executeTakeFirst();
  if (!page) throw new ApiError('not_found');
}
