import { ApiError } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';

/** @throws ApiError `not_found` when the site has no such store page */
export async function requireStorePage(
  db: ReadDatabase,
  siteId: string,
  collectionId: string,
): Promise<void> {
  const page = await findStorePage(db, siteId, collectionId).executeTakeFirst();
  if (!page) throw new ApiError('not_found');
}

/** The same, and it stays until the transaction ends. @throws ApiError as above */
export async function holdStorePage(
  trx: WriteTransaction,
  siteId: string,
  collectionId: string,
): Promise<void> {
  const page = await findStorePage(trx, siteId, collectionId).forKeyShare().executeTakeFirst();
  if (!page) throw new ApiError('not_found');
}

function findStorePage(db: ReadDatabase, siteId: string, collectionId: string) {
  return db
    .selectFrom('collections')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', collectionId)
    .where('type_name', '=', 'products');
}
