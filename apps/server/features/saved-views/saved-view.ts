/** A tab above a list, as it is kept. */
import { ApiError, staffLimits, type SavedViewList } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type ViewRow = Selectable<Database['saved_views']>;

/** What is told of one. */
export function presentView({ name, query, is_shared: isShared }: ViewRow) {
  return { name, query, isShared };
}

/** Tabs are few: so many of one's own, and so many of all. @throws ApiError `too_many_views` */
export async function requireRoom(
  trx: WriteTransaction,
  view: { siteId: string; list: SavedViewList; isShared: boolean; accountId: string },
): Promise<void> {
  const rows = await trx
    .selectFrom('saved_views')
    .select('id')
    .where('site_id', '=', view.siteId)
    .where('list', '=', view.list)
    .where((row) =>
      view.isShared
        ? row('is_shared', '=', true)
        : row.and([row('account_id', '=', view.accountId), row('is_shared', '=', false)]),
    )
    .limit(staffLimits.savedViews)
    .execute();
  if (rows.length >= staffLimits.savedViews) {
    throw new ApiError('too_many_views', { count: staffLimits.savedViews });
  }
}
