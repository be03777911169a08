import { ApiError, contentLimits, cutText } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import { requireStorePage } from '../collections/require-store-page.ts';
import { categoriesOnPage } from './categories-on-page.ts';
import { changeProduct } from './change-products.ts';
import { checkRoom } from './check-room.ts';
import { findFreeAddress } from './find-free-address.ts';
import { readProductFields, readVariantFields } from './product-fields.ts';
import { loadStoredProducts } from './stored-products.ts';

/**
 * Makes a product like another one, hidden, on its store page unless told; of what is counted it has
 * nothing yet, and on another store page no category of the old one.
 * @returns its id
 * @throws ApiError `not_found`, `collection_full`
 */
export async function copyProduct(
  scope: EventScope,
  productId: string,
  toPage?: string,
): Promise<string> {
  const { trx, site } = scope;
  const [stored] = await loadStoredProducts(trx, site.siteId, [productId]);
  if (!stored) throw new ApiError('not_found');
  const fields = readProductFields(stored);
  const collectionId = toPage ?? fields.collectionId;
  const { urlId } = fields;
  await requireStorePage(trx, site.siteId, collectionId);
  const place = { collectionId, categoryIds: fields.categoryIds };
  const categoryIds = await categoriesOnPage(trx, site.siteId, place);
  await checkRoom(trx, site, collectionId);
  const address = await findFreeAddress(trx, site.siteId, { collectionId, slug: urlId });
  const saved = await changeProduct(scope, {
    ...fields,
    collectionId,
    categoryIds,
    title: markCopy(fields.title),
    urlId: address,
    isVisible: false,
    publishOn: null,
    variants: stored.variants.map((row) => ({
      ...readVariantFields(row),
      stock: row.unlimited ? 'unlimited' : 0,
    })),
  });
  return saved.id;
}

/** What a copy is called. */
export function markCopy(title: string): string {
  return `${cutText(title, contentLimits.titleLength - copyMark.length)}${copyMark}`;
}

const copyMark = ' (2)';
