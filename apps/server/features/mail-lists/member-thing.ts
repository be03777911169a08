/** Sign-ups for mailing lists as the log of writes knows them: by their id, which names nobody. */
import { ApiError } from '@sitewright/contract';
import { queueMemberChange } from './connections/queue-list-changes.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';

export const memberThing: LoggedThing = {
  kind: 'list-member',
  async read(trx, { siteId, id }) {
    const row = await trx
      .selectFrom('mailing_list_members as m')
      .innerJoin('mailing_lists as l', (join) =>
        join.onRef('l.site_id', '=', 'm.site_id').onRef('l.id', '=', 'm.list_id'),
      )
      .select(['m.state', 'm.left_at', 'l.name'])
      .where('m.site_id', '=', siteId)
      .where('m.id', '=', id)
      .forUpdate('m')
      .executeTakeFirst();
    if (!row) return undefined;
    const leftAt = row.left_at?.toISOString() ?? null;
    return { fields: { state: row.state, leftAt }, title: row.name };
  },
  async change({ trx, at }, { siteId, id }, { fields: { state, leftAt } }) {
    if (state !== 'waiting' && state !== 'in' && state !== 'out')
      throw new ApiError('not_undoable');
    await trx
      .updateTable('mailing_list_members')
      .set({ state, left_at: typeof leftAt === 'string' ? new Date(leftAt) : null })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    await queueMemberChange(trx, { siteId, memberId: id }, at);
  },
};
