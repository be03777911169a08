/** The sign-in link as it is printed. */
import type { AppContext } from '../../context.ts';
import { createSignInToken, isOwnerSignedIn } from './sign-in-link.ts';

/** A fresh link. It replaces the one before. */
export async function createOwnerLink(
  ctx: Pick<AppContext, 'transact' | 'now'>,
  url: string,
): Promise<string> {
  return `${url}/config/sign-in?token=${await createSignInToken(ctx)}`;
}

/** A fresh link while no owner is signed in anywhere; undefined when one is. */
export async function ownerLinkIfNeeded(ctx: AppContext, url: string): Promise<string | undefined> {
  const isSignedIn = await isOwnerSignedIn(ctx.db, ctx.now());
  return isSignedIn ? undefined : createOwnerLink(ctx, url);
}
