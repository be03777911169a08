/** The gate of every call that only staff may make. */
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { RequireStaff } from '../../http/require-staff.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { findStaffMember } from './staff-member.ts';

/** Nobody has a role on it. */
const noSite = { siteId: '' };

/**
 * Makes the gate. It answers who asks, or throws an ApiError: `not_signed_in` without a session
 * that holds, `not_allowed` when no role on this very site allows it.
 */
export function createRequireStaff(ctx: Pick<AppContext, 'db' | 'transact' | 'now'>): RequireStaff {
  return async (request, site, permission) => {
    const member = await findStaffMember(ctx, request, site ?? noSite);
    if (!member) throw new ApiError('not_signed_in');
    if (!isAllowed(member, permission)) throw new ApiError('not_allowed');
    return member;
  };
}
