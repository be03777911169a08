import { makeSlug } from '@sitewright/commerce';
import type { addProduct as call } from '@sitewright/contract';
import type { z } from 'zod';
import type { EventScope } from '../../reactions/reaction.ts';
import { createStorePage } from '../collections/create-store.ts';
import { requireStorePage } from '../collections/require-store-page.ts';
import { requireOnPage } from '../products/categories-on-page.ts';
import { changeProduct } from '../products/change-products.ts';
import { checkOptions } from '../products/check-options.ts';
import { checkRoom } from '../products/check-room.ts';
import { findFreeAddress } from '../products/find-free-address.ts';
import { refuseMissing } from '../products/refuse-missing.ts';
import { firstStorePage } from './list-store-pages.ts';

/** What a title that leaves too little of an address becomes. STOR-04 */
const fallbackTitle = 'product';

/**
 * Makes a product, on the first store page unless told; its address comes from its title and is
 * free. STOR-03..05
 * @returns its id
 * @throws ApiError `not_found` for an unknown store page, category, picture or form; those of
 * `saveProduct`, `checkOptions` and `checkRoom`
 */
export async function addProduct(
  scope: EventScope,
  draft: z.output<typeof call.body>,
): Promise<string> {
  const { trx, site } = scope;
  checkOptions(draft.variants, site);
  const collectionId = draft.collectionId ?? (await ensureStorePage(scope));
  await requireStorePage(trx, site.siteId, collectionId);
  await requireOnPage(trx, site.siteId, { collectionId, categoryIds: draft.categoryIds ?? [] });
  await checkRoom(trx, site, collectionId);
  const slug = makeSlug(draft.urlId || draft.title, fallbackTitle, []);
  const urlId = await findFreeAddress(trx, site.siteId, { collectionId, slug });
  const saved = await refuseMissing(changeProduct(scope, { ...draft, collectionId, urlId }));
  return saved.id;
}

async function ensureStorePage({ trx, site }: EventScope): Promise<string> {
  const first = await firstStorePage(trx, site.siteId);
  if (first) return first.id;
  const page = { title: 'Shop', navigationTitle: '', description: '', urlId: '' };
  return (await createStorePage(trx, site.siteId, page)).id;
}
