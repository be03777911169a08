/** How writes of views that everybody sees are taken back. */
import { ApiError, type SavedViewList } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { idOf, type ActivityRow, type LoggedValue } from '../activity/log-write.ts';
import type { Undoer, Undoers } from '../activity/undoer.ts';
import { presentView, requireRoom, type ViewRow } from './saved-view.ts';

async function readPresent(trx: WriteTransaction, row: ActivityRow): Promise<LoggedValue> {
  const view = await trx
    .selectFrom('saved_views')
    .selectAll()
    .where('site_id', '=', row.site_id)
    .where('id', '=', idOf(row))
    .forUpdate()
    .executeTakeFirst();
  return view ? presentView(view) : {};
}

type Told = ReturnType<typeof presentView>;

const changedUndoer: Undoer = {
  readPresent,
  async restore(trx, row) {
    const { name, query, isShared } = row.before as Told;
    await trx
      .updateTable('saved_views')
      .set({ name, query: JSON.stringify(query), is_shared: isShared })
      .where('site_id', '=', row.site_id)
      .where('id', '=', idOf(row))
      .execute();
    return { carried: row.carried ?? {} };
  },
};

const addedUndoer: Undoer = {
  inverse: 'view-removed',
  readPresent,
  async restore(trx, row) {
    await trx
      .deleteFrom('saved_views')
      .where('site_id', '=', row.site_id)
      .where('id', '=', idOf(row))
      .execute();
    return { carried: row.carried ?? {} };
  },
};

const removedUndoer: Undoer = {
  inverse: 'view-added',
  readPresent,
  async restore(trx, row) {
    const { list, accountId }: Partial<{ list: SavedViewList; accountId: string }> = {
      ...row.carried,
    };
    if (!list || !accountId) throw new ApiError('not_undoable');
    const { name, query, isShared } = row.before as Told;
    await requireRoom(trx, { siteId: row.site_id, list, isShared, accountId });
    const view: ViewRow = {
      site_id: row.site_id,
      id: idOf(row),
      account_id: accountId,
      list,
      name,
      query,
      is_shared: isShared,
    };
    await trx
      .insertInto('saved_views')
      .values({ ...view, query: JSON.stringify(query) })
      .execute();
    return { carried: { list, accountId } };
  },
};

/** By action of the log. */
export const viewUndoers: Undoers = {
  'view-added': addedUndoer,
  'view-changed': changedUndoer,
  'view-removed': removedUndoer,
};
