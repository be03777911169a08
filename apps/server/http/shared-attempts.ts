/** Attempts counted in the database: by all processes together, and across restarts. */
import { createHash } from 'node:crypto';
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../context.ts';
import { fixedStatement } from '../db/fixed-statements.ts';
import type { AttemptLimits } from './attempt-limiter.ts';

const count = fixedStatement<{ attempts: number; endsAt: Date }>(`
insert into attempt_counts as known (key, attempts, expires_at) values ($1, 1, $2)
on conflict (key) do update set
  attempts = case when known.expires_at <= $3 then 1 else known.attempts + 1 end,
  expires_at = case when known.expires_at <= $3 then excluded.expires_at else known.expires_at end
returning attempts, expires_at as "endsAt"`);

/** Counts one attempt: how many there were in this window, and when it ends. */
export async function countShared(
  { runFixed, now }: Pick<AppContext, 'runFixed' | 'now'>,
  key: string,
  windowMs: number,
): Promise<{ attempts: number; endsAt: Date }> {
  const end = new Date(now().getTime() + windowMs);
  const [row] = await runFixed(count(hashOf(key), end, now()));
  return row ?? { attempts: 1, endsAt: end };
}

/**
 * Counts one attempt. Who it was is kept as a hash only.
 * @throws ApiError 429 (ATC-25) when the key has had its share of this window
 */
export async function takeShared(
  ctx: Pick<AppContext, 'runFixed' | 'now'>,
  key: string,
  { max, windowMs }: AttemptLimits,
): Promise<void> {
  const { attempts } = await countShared(ctx, key, windowMs);
  if (attempts > max) throw new ApiError('too_many_requests');
}

const uncount = fixedStatement<never>(
  'update attempt_counts set attempts = attempts - 1 where key = $1 and attempts > 0',
);

/** Takes one attempt back. */
export async function giveBackShared(
  { runFixed }: Pick<AppContext, 'runFixed'>,
  key: string,
): Promise<void> {
  await runFixed(uncount(hashOf(key)));
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Removes the counts whose window is over. */
export async function forgetOldAttempts(ctx: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  await ctx.transact((trx) =>
    trx.deleteFrom('attempt_counts').where('expires_at', '<', ctx.now()).execute(),
  );
}
