/** `/api/sites/:identifier/bulk-edits`: many products changed at once. */
import {
  ApiError,
  cancelBulkEdit,
  getBulkEdit,
  listBulkEdits,
  previewBulkEdit,
  startBulkEdit,
  undoBulkEdit,
  type BulkEdit,
} from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { isAllowed, type Standing } from '../../policies/is-allowed.ts';
import { actorOf } from '../activity/actor.ts';
import { undoWrite } from '../activity/undo-write.ts';
import { requireStorePage } from '../collections/require-store-page.ts';
import type { Site } from '../sites/site.ts';
import * as store from './bulk-edit-store.ts';
import { isChosen } from './choose-products.ts';
import { previewBulkEdit as preview } from './preview-bulk-edit.ts';

function handleBulkEdits(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, previewBulkEdit, async ({ site, staff, body: { choice, edit, after } }) => {
    requireRights(staff, edit);
    await requirePage(ctx.db, site, edit);
    const { currency } = site;
    const condition = await isChosen(ctx, site, choice);
    const wish = { site, currency, condition, edit, after, at: ctx.now().getTime() };
    return preview(ctx.db, wish);
  });
  handleCall(scope, startBulkEdit, async ({ site, staff, body: { choice, edit } }) => {
    requireRights(staff, edit);
    await requirePage(ctx.db, site, edit);
    const condition = await isChosen(ctx, site, choice);
    const wish = { siteId: site.siteId, actor: actorOf(staff), at: ctx.now(), edit, condition };
    return ctx.transact((trx) => store.addBulkEdit(trx, wish));
  });
  handleCall(scope, listBulkEdits, async ({ site }) => {
    const rows = await store.listBulkEdits(ctx.db, site.siteId);
    return { bulkEdits: rows.map((row) => store.presentBulkEdit(row, ctx.now())) };
  });
  handleCall(scope, getBulkEdit, async ({ site, params: { id } }) => {
    const row = await store.findBulkEdit(ctx.db, site.siteId, id);
    const told = await store.loadToldProducts(ctx.db, row);
    return { ...store.presentBulkEdit(row, ctx.now()), ...told };
  });
  handleCall(scope, cancelBulkEdit, ({ site, staff, params: { id } }) =>
    ctx.transact(async (trx) => {
      const row = await store.lockBulkEdit(trx, site.siteId, id);
      if (row.state === 'running') {
        await store.stopBulkEdit(trx, row, { actor: actorOf(staff), at: ctx.now() });
      }
      return store.presentBulkEdit(await store.findBulkEdit(trx, site.siteId, id), ctx.now());
    }),
  );
  handleCall(scope, undoBulkEdit, async ({ site: { siteId }, staff, params: { id } }) => {
    const row = await store.findBulkEdit(ctx.db, siteId, id);
    if (row.state === 'running') throw new ApiError('bulk_edit_runs');
    const logged = await ctx.db
      .selectFrom('activity_log')
      .select('id')
      .where('site_id', '=', siteId)
      .where('subject', '=', `bulk-edit:${id}`)
      .where('action', '=', 'products-bulk-edited')
      .executeTakeFirst();
    if (!logged || !store.mayUndo(row, ctx.now())) throw new ApiError('not_undoable');
    const actor = actorOf(staff);
    const may = (permission: Parameters<typeof isAllowed>[1]) => isAllowed(staff, permission);
    await undoWrite(ctx, { siteId, id: logged.id, actor, may });
    return store.presentBulkEdit(await store.findBulkEdit(ctx.db, siteId, id), ctx.now());
  });
}

/** @throws ApiError `not_found` for what is no store page */
async function requirePage(db: ReadDatabase, site: Site, { collectionId }: BulkEdit) {
  if (collectionId !== undefined) await requireStorePage(db, site.siteId, collectionId);
}

/** Whether units are counted is a matter of the inventory. @throws ApiError `not_allowed` */
function requireRights(staff: Standing, { isCounted }: BulkEdit): void {
  if (isCounted !== undefined && !isAllowed(staff, 'edit-inventory')) {
    throw new ApiError('not_allowed');
  }
}

/** The calls about many products at once. */
export const bulkEditCalls: readonly CallRegistration[] = [handleBulkEdits];
