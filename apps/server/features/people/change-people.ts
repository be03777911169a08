/** Roles of people on a site: changed and ended. D-43 */
import { ApiError, type RoleNumber } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { canGive } from '../../policies/can-give.ts';
import { findStanding, setSiteRoles } from '../staff/site-roles.ts';
import { findStaffAccount, lockStaffAccount } from '../staff/staff-accounts.ts';
import { endStaffSessions } from '../staff/staff-session.ts';
import { endOffersTo } from './ownership.ts';

/** Whose roles, and who asks. */
export interface PersonAsked {
  siteId: string;
  personId: string;
  asking: AskingStaff;
}

/**
 * The roles that somebody has, when whoever asks may change them.
 * @throws ApiError `not_found`, `owner_stays`, `role_not_givable`
 */
async function requireChangeable(
  trx: WriteTransaction,
  { siteId, personId, asking }: PersonAsked,
): Promise<readonly number[]> {
  const person = await findStaffAccount(trx, { id: personId });
  if (!person) throw new ApiError('not_found');
  if (person.isOwner) throw new ApiError('owner_stays');
  await lockStaffAccount(trx, personId);
  const { roles } = await findStanding(trx, { siteId, accountId: personId, isOwner: false });
  if (roles.length === 0) throw new ApiError('not_found');
  requireGivable(asking, roles);
  return roles;
}

/** @throws ApiError `role_not_givable` */
export function requireGivable(asking: AskingStaff, roles: readonly number[]): void {
  if (!roles.every((role) => canGive(asking, role))) throw new ApiError('role_not_givable');
}

/**
 * Gives somebody other roles; they sign in anew. Nobody changes their own.
 * @throws ApiError `own_roles`, `edited_meanwhile`, and those of {@link requireChangeable}
 */
export async function changeRoles(
  trx: WriteTransaction,
  asked: PersonAsked,
  changes: { roles?: { from?: unknown; to: RoleNumber[] } | undefined },
): Promise<void> {
  const { siteId, personId, asking } = asked;
  if (personId === asking.accountId) throw new ApiError('own_roles');
  const roles = [...(await requireChangeable(trx, asked))];
  const merged = mergeChanges({ roles }, changes);
  if (!merged.roles || !changes.roles) return;
  requireGivable(asking, merged.roles);
  await setSiteRoles(trx, { siteId, accountId: personId, roles: changes.roles.to });
  await endStaffSessions(trx, personId);
}

/**
 * Ends somebody's work on a site, one's own too. Nobody hands the installation over to them then.
 * @returns false when they did not work there
 */
export async function endWork(trx: WriteTransaction, asked: PersonAsked): Promise<boolean> {
  const { siteId, personId, asking } = asked;
  const isLeaving = personId === asking.accountId;
  if (isLeaving && asking.isOwner) throw new ApiError('owner_stays');
  const has = await findStanding(trx, { siteId, accountId: personId, isOwner: false });
  if (has.roles.length === 0) return false;
  if (!isLeaving) await requireChangeable(trx, asked);
  await setSiteRoles(trx, { siteId, accountId: personId, roles: [] });
  await endOffersTo(trx, personId);
  await endStaffSessions(trx, personId);
  return true;
}
