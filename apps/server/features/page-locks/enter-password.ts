import { ApiError, lockLimits } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { verifyPassword } from '../../db/password-hash.ts';
import { findLock, type LockKey } from './read-locks.ts';

interface Try {
  readonly password: string;
  /** Of the network. */
  readonly address: string;
}

/**
 * Answers the pass of who knows the password. Only tries that failed count.
 * @throws ApiError `lock_password_wrong`; 429 after too many tries
 */
export async function enterPassword(
  ctx: Pick<AppContext, 'db' | 'attempts'>,
  key: LockKey,
  { password, address }: Try,
): Promise<string> {
  const attempt = { address, email: `lock:${key.siteId}:${key.pageId}` };
  await ctx.attempts.take('openLock', attempt);
  const lock = await findLock(ctx.db, key);
  const isRight =
    password.length <= lockLimits.longestPassword &&
    (await verifyPassword(lock?.passwordHash, password));
  if (!lock || !isRight) throw new ApiError('lock_password_wrong');
  await ctx.attempts.giveBack('openLock', attempt);
  return lock.pass;
}
