/** `/api/content-service/product/1.1/websites/:websiteId/products`. STOR-06, STOR-07 */
import { ApiError, createStoreCategory, createStorePage } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import type { Site } from '../sites/site.ts';
import {
  createStoreCategory as makeCategory,
  createStorePage as makePage,
} from './create-store.ts';

function handleStoreCreation(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, createStorePage, async ({ site, params, body }) => {
    requireSite(site, params.websiteId);
    const row = await ctx.transact((trx) => makePage(trx, site.siteId, body));
    return {
      id: row.id,
      title: row.title,
      navigationTitle: row.navigation_title,
      description: row.description,
      urlId: row.url_id,
      enabled: true,
    };
  });
  handleCall(scope, createStoreCategory, async ({ site, params, body }) => {
    requireSite(site, params.websiteId);
    const { collectionId } = params;
    const { displayName, displayIndex, type, pageRendering } = body;
    const category = { collectionId, displayName, displayIndex };
    const row = await ctx.transact((trx) => makeCategory(trx, site.siteId, category));
    return {
      id: row.id,
      collectionId,
      displayName: row.display_name,
      urlPath: row.url_path,
      type,
      pageRendering,
      displayIndex: row.display_index,
    };
  });
}

/** The path names the site of the host once more; another one is none of its. */
function requireSite({ siteId }: Site, websiteId: string): void {
  if (siteId !== websiteId) throw new ApiError('not_found');
}

/** The calls that begin a store. */
export const storeCreationCalls: readonly CallRegistration[] = [handleStoreCreation];
