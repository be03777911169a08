/** `/api/sites/:identifier/categories` and `…/product-tags`. TAGS-01..06 */
import {
  addCategory,
  ApiError,
  changeCategory,
  deleteCategory,
  listCategories,
  listProductTags,
  mergeCategory,
  removeProductTag,
  renameProductTag,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import * as categories from '../collections/change-category.ts';
import { listCategories as list } from '../collections/list-categories.ts';
import { addToCategory } from '../products/replace-category.ts';
import { replaceTag } from '../products/replace-tag.ts';
import { firstStorePage } from './list-store-pages.ts';
import { hasTag, listTags } from './list-tags.ts';

export function handleCategories(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listCategories, async ({ site: { siteId } }) => {
    const counts = await countProducts(ctx.db, siteId);
    const placed = await list(ctx.db, siteId);
    return {
      categories: placed.map(({ row, depth }) => ({
        id: row.id,
        collectionId: row.collection_id,
        parentId: row.parent_id,
        displayName: row.display_name,
        urlPath: row.url_path,
        depth,
        displayIndex: row.display_index,
        productCount: counts.get(row.id) ?? 0,
      })),
    };
  });
  handleCall(scope, addCategory, async ({ site: { siteId }, body }) => ({
    id: await ctx.transact(async (trx) => {
      const parent = body.parentId
        ? await categories.findCategory({ trx, siteId }, body.parentId)
        : undefined;
      const collectionId =
        parent?.collection_id ?? body.collectionId ?? (await firstStorePage(trx, siteId))?.id;
      if (collectionId === undefined) throw new ApiError('not_found');
      return categories.addCategory({ trx, siteId }, { ...body, collectionId });
    }),
  }));
  handleCall(scope, changeCategory, async ({ site: { siteId }, params: { id }, body }) => {
    await ctx.transact((trx) => categories.changeCategory({ trx, siteId }, id, body.changes));
    return { id };
  });
  handleCall(scope, mergeCategory, async ({ site: { siteId }, params: { id }, body }) => {
    await ctx.transact(async (trx) => {
      const [from, into] = [
        await categories.findCategory({ trx, siteId }, id),
        await categories.findCategory({ trx, siteId }, body.intoId),
      ];
      if (from.collection_id !== into.collection_id) throw new ApiError('not_found');
      await categories.raiseBelow({ trx, siteId }, id, into.id);
      await addToCategory(trx, siteId, { fromId: id, toId: into.id });
      await categories.deleteCategory({ trx, siteId }, id);
    });
    return { id: body.intoId };
  });
  handleCall(scope, deleteCategory, async ({ site: { siteId }, params: { id } }) => ({
    isDeleted: await ctx.transact((trx) => categories.deleteCategory({ trx, siteId }, id)),
  }));
  handleCall(scope, listProductTags, ({ site, query }) =>
    listTags(ctx.db, site.siteId, query.search),
  );
  handleCall(scope, renameProductTag, async ({ site, body: { tag, to, isMerge } }) => ({
    productCount: await ctx.transact(async (trx) => {
      const isTaken = tag !== to && !isMerge && (await hasTag(trx, site.siteId, to));
      if (isTaken) throw new ApiError('tag_exists', { tagType: 'tag' });
      return replaceTag({ ctx, trx, site }, tag, to);
    }),
  }));
  handleCall(scope, removeProductTag, async ({ site, body }) => ({
    productCount: await ctx.transact((trx) => replaceTag({ ctx, trx, site }, body.tag, undefined)),
  }));
}

async function countProducts(db: ReadDatabase, siteId: string) {
  const rows = await db
    .selectFrom('product_categories')
    .select(['category_id', sql<number>`count(*)::int`.as('count')])
    .where('site_id', '=', siteId)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map((row) => [row.category_id, row.count]));
}
