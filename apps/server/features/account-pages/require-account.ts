import type { AppContext } from '../../context.ts';
import { accountPaths, withReturn } from '../accounts/account-paths.ts';
import { findSignedIn, type SignedIn } from '../accounts/site-session.ts';
import type { Exchange } from './enter-account.ts';

/** The visitor's account; whoever is not signed in is sent to do so, and back. */
export async function requireAccount(
  ctx: AppContext,
  { request, reply }: Exchange,
): Promise<SignedIn | undefined> {
  const signedIn = await findSignedIn(ctx, request);
  if (signedIn) return signedIn;
  const path = request.url.replace(/\?.*$/, '');
  await reply.redirect(withReturn(accountPaths.signIn, path), request.method === 'GET' ? 302 : 303);
  return undefined;
}
