/** `POST` and `DELETE /api/site-users/account/session`. AUTH-01 to AUTH-04 */
import { createSession, deleteSession } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { leaveAccount } from './enter-account.ts';
import { signIn } from './sign-in.ts';

export function handleSession(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, createSession, async ({ request, reply, body }) => {
    const { crumb } = await signIn(ctx, { request, reply }, body);
    return { xsrfToken: crumb };
  });
  handleCall(scope, deleteSession, async ({ request, reply, query }) => {
    const keepsCart = query.cloneCart === 'true';
    return { xsrfToken: await leaveAccount(ctx, { request, reply }, { keepsCart }) };
  });
}
