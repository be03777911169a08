/** Memberships that staff give and end, and how that is taken back. Mails that left stay sent. */
import { ApiError, emailKey, membersPath } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { logDone } from '../activity/log-done.ts';
import { idOf, type ActivityRow, type LoggedValue } from '../activity/log-write.ts';
import { eventScopeOf, type Undoer, type Undoers } from '../activity/undoer.ts';
import { closePages, holdPages } from '../collections/close-pages.ts';
import { openFromMembers } from '../page-locks/close-for-members.ts';
import { beginMembership } from './begin-membership.ts';
import { endMembership } from './end-membership.ts';
import { queueMemberLink } from './mail-member-link.ts';
import { loadPlan } from './membership-plans.ts';

const isIn: LoggedValue = { isMember: true };
const isOut: LoggedValue = { isMember: false };

/** What was written, with the row of the log when that can be taken back. */
interface Logged {
  readonly id: string;
  readonly activityId: string | undefined;
}

/**
 * Makes somebody a member, and tells them. Who was one already loses what paid for it: that stays.
 * @throws ApiError `not_found`
 */
export async function giveMembership(
  scope: EventScope,
  { planId, email }: { planId: string; email: string },
): Promise<Logged> {
  const { trx, site } = scope;
  const plan = await loadPlan(trx, site.siteId, planId);
  if (!plan) throw new ApiError('not_found');
  await queueMemberLink(scope, { email, welcome: plan.title, nextPath: membersPath });
  const known = await trx
    .selectFrom('memberships')
    .select('ended_at')
    .where('site_id', '=', site.siteId)
    .where('plan_id', '=', planId)
    .where('email_key', '=', emailKey(email))
    .forUpdate()
    .executeTakeFirst();
  const wasMember = known !== undefined && known.ended_at === null;
  const id = await beginMembership(scope, { planId, email });
  const activityId = await logDone(scope, {
    action: 'member-added',
    subject: `member:${id}`,
    title: email,
    before: { isMember: wasMember },
    after: { plan: plan.title, email, ...isIn },
    carried: { stays: wasMember },
  });
  return { id, activityId: wasMember ? undefined : activityId };
}

/** Ends a membership. With one that is paid again and again its payments end, and stay so. */
export async function endGivenMembership(
  scope: EventScope,
  id: string,
): Promise<{ isEnded: boolean; activityId?: string | undefined }> {
  const row = await holdMember(scope.trx, scope.site.siteId, id);
  if (!row || !(await endMembership(scope, id))) return { isEnded: false };
  const stays = row.subscription_id !== null;
  const activityId = await logDone(scope, {
    action: 'member-ended',
    subject: `member:${id}`,
    title: row.email,
    before: isIn,
    after: isOut,
    carried: { stays },
  });
  return { isEnded: true, activityId: stays ? undefined : activityId };
}

/** Shows everybody a page that was for members. @throws ApiError `not_found` */
export async function openForEverybody(scope: EventScope, id: string): Promise<Logged> {
  await openFromMembers(scope.trx, { siteId: scope.site.siteId, id });
  const activityId = await logDone(scope, {
    action: 'collection-opened',
    subject: `collection:${id}`,
    before: { isOpen: false },
    after: { isOpen: true },
  });
  return { id, activityId };
}

function holdMember(trx: WriteTransaction, siteId: string, id: string) {
  return trx
    .selectFrom('memberships')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether they are in; what the plan was called then is no conflict. */
async function readMember(trx: WriteTransaction, row: ActivityRow): Promise<LoggedValue> {
  const member = await holdMember(trx, row.site_id, idOf(row));
  return member ? { ...row.after, isMember: member.ended_at === null } : {};
}

const givenUndoer: Undoer = {
  inverse: 'member-ended',
  readPresent: readMember,
  async restore(trx, row, _at, scope) {
    const member = await holdMember(trx, row.site_id, idOf(row));
    if (row.carried?.['stays'] !== false || member?.order_id) throw new ApiError('not_undoable');
    await endMembership(eventScopeOf(scope), idOf(row));
    return { before: isIn, after: isOut, carried: { stays: false } };
  },
};

const endedUndoer: Undoer = {
  inverse: 'member-restored',
  readPresent: readMember,
  async restore(trx, row) {
    const member = await holdMember(trx, row.site_id, idOf(row));
    const isByStaff = member?.end_reason === 'staff';
    if (row.carried?.['stays'] !== false || !isByStaff) throw new ApiError('not_undoable');
    await trx
      .updateTable('memberships')
      .set({ ended_at: null, end_reason: '' })
      .where('site_id', '=', row.site_id)
      .where('id', '=', idOf(row))
      .execute();
    return { carried: { stays: false } };
  },
};

async function readPage(trx: WriteTransaction, row: ActivityRow): Promise<LoggedValue> {
  const [page] = await holdPages(trx, { siteId: row.site_id, ids: [idOf(row)] });
  return page ? { isOpen: page.isEnabled && page.closedBy === null } : {};
}

/** A page that no plan names any more would be for nobody. */
const openedUndoer: Undoer = {
  inverse: 'collection-closed',
  readPresent: readPage,
  async restore(trx, row) {
    const { site_id: siteId } = row;
    const plans = await trx
      .selectFrom('membership_plans')
      .select('collection_ids')
      .where('site_id', '=', siteId)
      .execute();
    const isNamed = plans.some(({ collection_ids: ids }) => ids.includes(idOf(row)));
    if (!isNamed) throw new ApiError('not_undoable');
    await closePages(trx, { siteId, ids: [idOf(row)], closedBy: 'members' });
  },
};

const closedUndoer: Undoer = {
  inverse: 'collection-opened',
  readPresent: readPage,
  restore: (trx, row) => openFromMembers(trx, { siteId: row.site_id, id: idOf(row) }),
};

/** By action of the log. */
export const membershipUndoers: Undoers = {
  'member-added': givenUndoer,
  'member-ended': endedUndoer,
  'member-restored': givenUndoer,
  'collection-opened': openedUndoer,
  'collection-closed': closedUndoer,
};
