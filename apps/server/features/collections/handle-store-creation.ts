/** `/api/content-service/product/1.1/websites/:websiteId/products`. STOR-06, STOR-07 */
import { ApiError, createStoreCategory, createStorePage } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { asWriter } from '../activity/actor.ts';
import { logDone } from '../activity/log-done.ts';
import type { Site } from '../sites/site.ts';
import {
  createStoreCategory as makeCategory,
  createStorePage as makePage,
} from './create-store.ts';

function handleStoreCreation(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, createStorePage, async ({ site, staff, params, body }) => {
    requireSite(site, params.websiteId);
    const row = await ctx.transact(async (trx) => {
      const made = await makePage(trx, site.siteId, body);
      const within = { ctx: asWriter(ctx, createStorePage, staff), trx, site };
      const { id, title, url_id: urlId } = made;
      const after = { title, urlId };
      await logDone(within, {
        action: 'store-page-added',
        subject: `store-page:${id}`,
        title,
        after,
      });
      return made;
    });
    return {
      id: row.id,
      title: row.title,
      navigationTitle: row.navigation_title,
      description: row.description,
      urlId: row.url_id,
      enabled: true,
    };
  });
  handleCall(scope, createStoreCategory, async ({ site, staff, params, body }) => {
    requireSite(site, params.websiteId);
    const { collectionId } = params;
    const { displayName, displayIndex, type, pageRendering } = body;
    const category = { collectionId, displayName, displayIndex };
    const { row, activityId } = await ctx.transact(async (trx) => {
      const made = await makeCategory(trx, site.siteId, category);
      const within = { ctx: asWriter(ctx, createStoreCategory, staff), trx, site };
      const fields = { displayName, parentId: null, displayIndex: made.display_index };
      const about = { subject: `category:${made.id}`, title: displayName };
      const logged = { ...about, action: 'category-added' as const, after: fields };
      return { row: made, activityId: await logDone(within, logged) };
    });
    return {
      id: row.id,
      collectionId,
      displayName: row.display_name,
      urlPath: row.url_path,
      type,
      pageRendering,
      displayIndex: row.display_index,
      ...(activityId !== undefined && { activityId }),
    };
  });
}

/** The path names the site of the host once more; another one is none of its. */
function requireSite({ siteId }: Site, websiteId: string): void {
  if (siteId !== websiteId) throw new ApiError('not_found');
}

/** The calls that begin a store. */
export const storeCreationCalls: readonly CallRegistration[] = [handleStoreCreation];
