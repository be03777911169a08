/** What becomes of a sign-up: confirmed or ended by its links, ended by staff, erased. */
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { emailKey } from '@sitewright/contract';
import { queueAddressChange, queueMemberChange } from './connections/queue-list-changes.ts';
import { liftSuppression } from '../mail/suppressions.ts';

/** A sign-up of a site. */
export interface MemberKey {
  readonly siteId: string;
  readonly memberId: string;
}

/** A sign-up, as the pages of its links need it. */
export interface ListMember {
  readonly email: string;
  readonly state: 'waiting' | 'in' | 'out';
  readonly listId: string;
  readonly listName: string;
}

/** Undefined: it was erased. */
export function findMember(
  db: ReadDatabase,
  { siteId, memberId }: MemberKey,
): Promise<ListMember | undefined> {
  return db
    .selectFrom('mailing_list_members as m')
    .innerJoin('mailing_lists as l', (join) =>
      join.onRef('l.site_id', '=', 'm.site_id').onRef('l.id', '=', 'm.list_id'),
    )
    .select(['m.email', 'm.state', 'l.id as listId', 'l.name as listName'])
    .where('m.site_id', '=', siteId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
}

/**
 * Puts who waited on the list. That they unsubscribed before counts no more: the link went to their
 * own address.
 */
export async function confirmMember(
  trx: WriteTransaction,
  { siteId, memberId }: MemberKey,
  now: Date,
): Promise<void> {
  const joined = await trx
    .updateTable('mailing_list_members')
    .set({ state: 'in', confirmed_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .where('state', '=', 'waiting')
    .returning('email_key')
    .executeTakeFirst();
  if (!joined) return;
  await queueMemberChange(trx, { siteId, memberId }, now);
  await liftSuppression(trx, { siteId, email: joined.email_key, reason: 'unsubscribed' });
}

/** Takes them off; they stay known. */
export async function endMember(
  trx: WriteTransaction,
  { siteId, memberId }: MemberKey,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('mailing_list_members')
    .set({ state: 'out', left_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .where('state', '<>', 'out')
    .execute();
  await queueMemberChange(trx, { siteId, memberId }, now);
}

/** Takes an address off every list: it unsubscribed from all mails that nobody waits for. */
export async function leaveAllLists(
  trx: WriteTransaction,
  { siteId, email }: { siteId: string; email: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('mailing_list_members')
    .set({ state: 'out', left_at: now })
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey(email))
    .where('state', '<>', 'out')
    .execute();
  await queueAddressChange(trx, { siteId, emailKey: emailKey(email) }, now);
}
