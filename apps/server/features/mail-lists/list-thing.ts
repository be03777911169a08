/** Mailing lists as the log of writes knows them. */
import { ApiError } from '@sitewright/contract';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { rowThing } from '../activity/row-thing.ts';

const listRow = rowThing({
  kind: 'mailing-list',
  table: 'mailing_lists',
  title: 'name',
  columns: ['name', 'require_double_opt_in', 'created_at'],
});

const { kind, read, change, remove } = listRow;

/** One that is deleted took its sign-ups along and stays deleted. */
export const mailingListThing: LoggedThing = {
  kind,
  read,
  ...(change && { change }),
  async remove(scope, key) {
    const member = await scope.trx
      .selectFrom('mailing_list_members')
      .select('id')
      .where('site_id', '=', key.siteId)
      .where('list_id', '=', key.id)
      .limit(1)
      .executeTakeFirst();
    if (member) throw new ApiError('not_undoable');
    await remove?.(scope, key);
  },
};
