/** Lets staff through to the calls that ask for a permission. */
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { Authorize } from '../../http/call-scope.ts';
import { findSession } from './staff-session.ts';

/** Whoever has a session owns the installation and may do everything. */
export function authorizeStaff(ctx: AppContext): Authorize {
  return async (request) => {
    const session = await findSession(ctx, request);
    if (!session) throw new ApiError('not_signed_in');
    return { site: request.site, session };
  };
}
