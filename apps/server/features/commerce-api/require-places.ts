import { ApiError } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { requireStorePage } from '../collections/require-store-page.ts';

/** What a product names. */
interface NamedPlaces {
  siteId: string;
  storePageId?: string | undefined;
  categoryIds?: readonly string[] | undefined;
}

/** @throws ApiError `not_found` when the site has no such store page or category */
export async function requirePlaces(
  db: ReadDatabase,
  { siteId, storePageId, categoryIds = [] }: NamedPlaces,
): Promise<void> {
  if (storePageId !== undefined) await requireStorePage(db, siteId, storePageId);
  const wanted = [...new Set(categoryIds)];
  if (wanted.length === 0) return;
  const found = await db
    .selectFrom('categories')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', wanted)
    .execute();
  if (found.length < wanted.length) throw new ApiError('not_found');
}
