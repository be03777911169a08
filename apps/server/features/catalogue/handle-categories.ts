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
import { asWriter } from '../activity/actor.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import * as categories from '../collections/change-category.ts';
import { listCategories as list, placesBeside } from '../collections/list-categories.ts';
import { categoryThing } from './category-thing.ts';
import { firstStorePage } from './list-store-pages.ts';
import { hasTag, listTags } from './list-tags.ts';
import { replaceTagLogged } from './log-tags.ts';
import { mergeCategories } from './merge-categories.ts';

export function handleCategories(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, listCategories, async ({ site: { siteId } }) => {
    const counts = await countProducts(ctx.db, siteId);
    const placed = await list(ctx.db, siteId);
    const places = placesBeside(placed.map(({ row }) => row));
    return {
      categories: placed.map(({ row, depth }) => ({
        id: row.id,
        collectionId: row.collection_id,
        parentId: row.parent_id,
        displayName: row.display_name,
        urlPath: row.url_path,
        depth,
        displayIndex: places.get(row.id) ?? 0,
        productCount: counts.get(row.id) ?? 0,
      })),
    };
  });
  handleCall(scope, addCategory, ({ site, staff, body }) =>
    write({ call: addCategory, site, staff, thing: categoryThing }, async (trx) => {
      const { siteId } = site;
      const parent = body.parentId
        ? await categories.findCategory({ trx, siteId }, body.parentId)
        : undefined;
      const collectionId =
        parent?.collection_id ?? body.collectionId ?? (await firstStorePage(trx, siteId))?.id;
      if (collectionId === undefined) throw new ApiError('not_found');
      const { id } = await categories.addCategory({ trx, siteId }, { ...body, collectionId });
      return { id };
    }),
  );
  handleCall(scope, changeCategory, ({ site, staff, params: { id }, body }) =>
    write({ call: changeCategory, site, staff, thing: categoryThing, id }, async (trx) => {
      await categories.changeCategory({ trx, siteId: site.siteId }, id, body.changes);
      return { id };
    }),
  );
  handleCall(scope, mergeCategory, ({ site, staff, params: { id }, body: { intoId } }) =>
    ctx.transact(async (trx) => {
      const within = { ctx: asWriter(ctx, mergeCategory, staff), trx, site };
      return { id: intoId, activityId: await mergeCategories(within, { id, intoId }) };
    }),
  );
  handleCall(scope, deleteCategory, ({ site, staff, params: { id } }) =>
    write({ call: deleteCategory, site, staff, thing: categoryThing, id }, async (trx) => ({
      isDeleted: await categories.deleteCategory({ trx, siteId: site.siteId }, id),
    })),
  );
  handleCall(scope, listProductTags, ({ site, query }) =>
    listTags(ctx.db, site.siteId, query.search),
  );
  handleCall(scope, renameProductTag, ({ site, staff, body: { tag, to, isMerge } }) =>
    ctx.transact(async (trx) => {
      const isTaken = tag !== to && !isMerge && (await hasTag(trx, site.siteId, to));
      if (isTaken) throw new ApiError('tag_exists', { tagType: 'tag' });
      const writer = asWriter(ctx, renameProductTag, staff);
      return replaceTagLogged({ ctx: writer, trx, site }, tag, to);
    }),
  );
  handleCall(scope, removeProductTag, ({ site, staff, body: { tag } }) =>
    ctx.transact((trx) => {
      const writer = asWriter(ctx, removeProductTag, staff);
      return replaceTagLogged({ ctx: writer, trx, site }, tag, undefined);
    }),
  );
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
