/** `/api/sites/:identifier/saved-views`: tabs above the lists. */
import {
  addSavedView,
  ApiError,
  changeSavedView,
  deleteSavedView,
  listSavedViews,
  staffLimits,
  type Permission,
  type SavedViewList,
} from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { actorOf } from '../activity/actor.ts';
import { logWrite, type LoggedValue } from '../activity/log-write.ts';
import type { LoggedAction } from '../activity/logged-actions.ts';
import { presentView, requireRoom, type ViewRow } from './saved-view.ts';

/** Who may see a list, and who may change for all what it shows. */
const rights: Readonly<Record<SavedViewList, { see: Permission; share: Permission }>> = {
  products: { see: 'view-products', share: 'edit-products' },
  inventory: { see: 'view-products', share: 'edit-inventory' },
  orders: { see: 'view-orders', share: 'edit-orders' },
  reviews: { see: 'moderate-reviews', share: 'moderate-reviews' },
  customers: { see: 'view-orders', share: 'edit-orders' },
  media: { see: 'view-media', share: 'edit-media' },
  'gift-cards': { see: 'view-orders', share: 'refund-orders' },
};

function handleSavedViews(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listSavedViews, async ({ site, staff, query: { list } }) => {
    if (!isAllowed(staff, rights[list].see)) throw new ApiError('not_allowed');
    const rows = await ctx.db
      .selectFrom('saved_views')
      .selectAll()
      .where('site_id', '=', site.siteId)
      .where('list', '=', list)
      .where((row) =>
        row.or([row('account_id', '=', staff.accountId), row('is_shared', '=', true)]),
      )
      .orderBy('name')
      .orderBy('id')
      .limit(2 * staffLimits.savedViews)
      .execute();
    return {
      mayShare: isAllowed(staff, rights[list].share),
      views: rows.map((row) => ({
        id: row.id,
        name: row.name,
        query: row.query,
        isShared: row.is_shared,
        mayChange: mayChange(staff, row),
      })),
    };
  });
  handleCall(scope, addSavedView, async ({ site: { siteId }, staff, body }) => {
    const { list, isShared } = body;
    if (!isAllowed(staff, rights[list][isShared ? 'share' : 'see'])) {
      throw new ApiError('not_allowed');
    }
    return ctx.transact(async (trx) => {
      await requireRoom(trx, { siteId, list, isShared, accountId: staff.accountId });
      const id = newId();
      const row: ViewRow = {
        site_id: siteId,
        account_id: staff.accountId,
        list,
        id,
        name: body.name,
        query: body.query,
        is_shared: isShared,
      };
      const query = JSON.stringify(row.query);
      await trx
        .insertInto('saved_views')
        .values({ ...row, query })
        .execute();
      const logged = {
        at: ctx.now(),
        action: 'view-added' as const,
        before: {},
        after: presentView(row),
      };
      await logShared(trx, staff, row, logged);
      return { id };
    });
  });
  handleCall(scope, changeSavedView, ({ site: { siteId }, staff, params: { id }, body }) =>
    ctx.transact(async (trx) => {
      const row = await lockView(trx, siteId, id);
      requireChange(staff, row);
      const merged = mergeChanges(presentView(row), body.changes);
      const after = { ...presentView(row), ...merged };
      const { list } = row;
      if (after.isShared && !row.is_shared) {
        if (!isAllowed(staff, rights[list].share)) throw new ApiError('not_allowed');
        await requireRoom(trx, { siteId, list, isShared: true, accountId: row.account_id });
      }
      await trx
        .updateTable('saved_views')
        .set({
          name: after.name,
          query: JSON.stringify(after.query),
          is_shared: after.isShared,
        })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .execute();
      const logged = {
        at: ctx.now(),
        action: 'view-changed' as const,
        before: presentView(row),
        after,
      };
      await logShared(trx, staff, { ...row, is_shared: row.is_shared || after.isShared }, logged);
      return { id };
    }),
  );
  handleCall(scope, deleteSavedView, ({ site: { siteId }, staff, params: { id } }) =>
    ctx.transact(async (trx) => {
      const row = await findView(trx, siteId, id).forUpdate().executeTakeFirst();
      if (!row) return { isDeleted: false };
      requireChange(staff, row);
      await trx
        .deleteFrom('saved_views')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .execute();
      const logged = {
        at: ctx.now(),
        action: 'view-removed' as const,
        before: presentView(row),
        after: {},
      };
      await logShared(trx, staff, row, logged);
      return { isDeleted: true };
    }),
  );
}

/** A shared one is the matter of those who may share, whoever made it; others are their maker's. */
function mayChange(staff: AskingStaff, row: ViewRow): boolean {
  if (row.is_shared) return isAllowed(staff, rights[row.list].share);
  return row.account_id === staff.accountId;
}

/** What somebody else keeps for themselves is not there. @throws ApiError */
function requireChange(staff: AskingStaff, row: ViewRow): void {
  if (mayChange(staff, row)) return;
  throw new ApiError(row.is_shared ? 'not_allowed' : 'not_found');
}

function findView(trx: WriteTransaction, siteId: string, id: string) {
  return trx
    .selectFrom('saved_views')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id);
}

async function lockView(trx: WriteTransaction, siteId: string, id: string): Promise<ViewRow> {
  const row = await findView(trx, siteId, id).forUpdate().executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** What concerns nobody else is not in the log of the site. */
async function logShared(
  trx: WriteTransaction,
  staff: AskingStaff,
  row: ViewRow,
  logged: { at: Date; action: LoggedAction; before: LoggedValue; after: LoggedValue },
): Promise<void> {
  if (!row.is_shared) return;
  await logWrite(trx, {
    ...logged,
    siteId: row.site_id,
    actor: actorOf(staff),
    permission: rights[row.list].share,
    subject: `saved-view:${row.id}`,
    title: row.name,
    carried: { list: row.list, accountId: row.account_id },
  });
}

/** The calls about views of lists. */
export const savedViewCalls: readonly CallRegistration[] = [handleSavedViews];
