import { ApiError, getStaffSession } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { findSession } from '../staff/staff-session.ts';
import { presentStaffSession } from './present-staff-session.ts';

function handleStaffSession(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getStaffSession, async ({ request }) => {
    const session = await findSession(ctx, request);
    if (!session) throw new ApiError('not_signed_in');
    return presentStaffSession(ctx.db, session);
  });
}

/** The calls about the session of the back office. */
export const staffSessionCalls: readonly CallRegistration[] = [handleStaffSession];
