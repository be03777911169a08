import { emailKey } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { checkPassword } from '../accounts/site-accounts.ts';
import { enterAccount, type Entered, type Exchange } from './enter-account.ts';

interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/**
 * Signs in by email and password. Only tries that failed count.
 * @throws ApiError `sign_in_failed`, or 429 after too many tries
 */
export async function signIn(
  ctx: AppContext,
  exchange: Exchange,
  { email, password, rememberMe }: Credentials,
): Promise<Entered> {
  const { request } = exchange;
  const { siteId } = request.site;
  const attempt = { address: request.ip, email: `${siteId}:${emailKey(email)}` };
  await ctx.attempts.take('signInToAccount', attempt);
  const accountId = await checkPassword(ctx.db, siteId, { email, password });
  await ctx.attempts.giveBack('signInToAccount', attempt);
  return enterAccount(ctx, exchange, { accountId, isRemembered: rememberMe });
}
