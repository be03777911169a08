/** Sign-in links as they are printed. */
import type { AppContext } from '../../context.ts';
import { createSignInToken } from './sign-in-link.ts';
import { ensureOwnerAccount, isOwnerSignedIn } from './staff-accounts.ts';

/** A fresh link for the owner. It replaces the one before. */
export async function createOwnerLink(
  ctx: Pick<AppContext, 'transact' | 'now'>,
  url: string,
): Promise<string> {
  const token = await ctx.transact(async (trx) =>
    createSignInToken(trx, { accountId: await ensureOwnerAccount(trx), now: ctx.now() }),
  );
  return signInHref(url, token);
}

/** A fresh link while no owner is signed in anywhere; undefined when one is. */
export async function ownerLinkIfNeeded(ctx: AppContext, url: string): Promise<string | undefined> {
  const isSignedIn = await isOwnerSignedIn(ctx.db, ctx.now());
  return isSignedIn ? undefined : createOwnerLink(ctx, url);
}

/** The address of a link; `url` is where the installation is reached, without a slash at its end. */
export function signInHref(url: string, token: string): string {
  return `${url}/config/sign-in?token=${token}`;
}
