/** Store pages and their first categories, as an owner begins a store. STOR-01..07 */
import { makeSlug } from '@sitewright/commerce';
import { ApiError, collectionTypes } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { isReservedAddress } from '../sites/reserved-addresses.ts';
import { addCategory } from './change-category.ts';
import { freeAddress } from './free-address.ts';
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

/**
 * At the root of its page. STOR-02, STOR-07
 * @throws ApiError `not_found` when the site has no such store page; else as {@link addCategory}
 */
export function createStoreCategory(
  trx: WriteTransaction,
  siteId: string,
  category: NewStoreCategory,
) {
  return addCategory({ trx, siteId }, { ...category, parentId: null });
}
