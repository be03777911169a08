import type { StaffSessionAnswer } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import type { StaffSession } from '../staff/staff-session.ts';
import { listStaffSites } from './list-staff-sites.ts';

/** What the back office is told of who works in it. */
export async function presentStaffSession(
  db: ReadDatabase,
  { accountId, isOwner }: StaffSession,
): Promise<StaffSessionAnswer> {
  const [account, sites] = await Promise.all([
    db
      .selectFrom('staff_accounts')
      .select(['id', 'email', 'display_name as displayName', 'language'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(),
    listStaffSites(db, { accountId, isOwner }),
  ]);
  return { account, isOwner, sites };
}
