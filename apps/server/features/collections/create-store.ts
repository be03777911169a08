/** Store pages and their first categories, as an owner begins a store. STOR-01..07 */
import { makeSlug } from '@sitewright/commerce';
import { ApiError, collectionTypes } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { isReservedAddress } from '../sites/reserved-addresses.ts';
import { freeAddress } from './free-address.ts';
import { requireStorePage } from './require-store-page.ts';
import { saveCategory } from './save-category.ts';
import { saveCollection } from './save-collection.ts';

/** What a title that leaves too little of an address becomes. STOR-04 */
const fallbackTitle = 'store';

export interface NewStorePage {
  title: string;
  navigationTitle: string;
  description: string;
  urlId: string;
}

/** Its address comes from what is wanted, or from its title, and is free. STOR-03..05 */
export async function createStorePage(trx: WriteTransaction, siteId: string, page: NewStorePage) {
  const { title, navigationTitle, description, urlId: wanted } = page;
  await lockKey(trx, `collections:${siteId}`);
  const urlId = await freeAddress(trx, siteId, makeSlug(wanted || title, fallbackTitle, []));
  if (isReservedAddress(urlId)) throw new ApiError('address_reserved');
  return saveCollection(trx, siteId, {
    typeName: 'products',
    type: collectionTypes.values.products,
    urlId,
    title: title || fallbackTitle,
    navigationTitle: navigationTitle || title,
    description,
  });
}

export interface NewStoreCategory {
  collectionId: string;
  displayName: string;
  displayIndex: number;
}

/** @throws ApiError `not_found` when the site has no such store page */
export async function createStoreCategory(
  trx: WriteTransaction,
  siteId: string,
  { collectionId, displayName, displayIndex }: NewStoreCategory,
) {
  await lockKey(trx, `categories:${siteId}:${collectionId}`);
  await requireStorePage(trx, siteId, collectionId);
  const rows = await trx
    .selectFrom('categories')
    .select('url_path')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .execute();
  const taken = rows.map((row) => row.url_path);
  const urlPath = makeSlug(displayName, 'category', taken);
  return saveCategory(trx, siteId, { collectionId, displayName, displayIndex, urlPath });
}
