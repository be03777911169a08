import { ApiError } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import { logDone } from '../activity/log-done.ts';
import * as categories from '../collections/change-category.ts';
import { addToCategory, holdProductsIn, listInCategory } from '../products/replace-category.ts';
import { categoryThing } from './category-thing.ts';

/**
 * Puts a category into another one of its store page: what is below it and its products too.
 * @returns the row of the log
 * @throws ApiError `not_found`, `category_below_itself`
 */
export async function mergeCategories(
  scope: EventScope,
  { id, intoId }: { id: string; intoId: string },
): Promise<string | undefined> {
  const { trx, site } = scope;
  const { siteId } = site;
  const { collection_id: collectionId } = await categories.findCategory({ trx, siteId }, id);
  await categories.holdCategoriesOf({ trx, siteId }, collectionId);
  await holdProductsIn(trx, siteId, id);
  // Somebody may have put either into another one while this one waited.
  const from = await categories.findCategory({ trx, siteId }, id);
  const into = await categories.findCategory({ trx, siteId }, intoId);
  if (from.collection_id !== into.collection_id) throw new ApiError('not_found');
  const before = await categoryThing.read(trx, { siteId, id });
  const had = new Set(await listInCategory(trx, siteId, intoId));
  const addedIds = (await listInCategory(trx, siteId, id)).filter((one) => !had.has(one));
  await categories.raiseBelow({ trx, siteId }, id, into.id);
  await addToCategory(trx, siteId, { fromId: id, toId: into.id });
  await categories.deleteCategory({ trx, siteId }, id);
  return logDone(scope, {
    action: 'category-merged',
    subject: `category:${id}`,
    title: from.display_name,
    before: before?.fields ?? {},
    after: {},
    names: { intoId: into.display_name },
    carried: { ...before?.whole, intoId, addedIds },
  });
}
