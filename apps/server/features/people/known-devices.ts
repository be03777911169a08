/** Browsers that an account was signed in with: a sign-in by another one is told by mail. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { hashToken } from '../../db/hash-token.ts';
import { isToken, newToken } from '../../db/id.ts';

const deviceCookie = 'staff_device';
const deviceSeconds = 2 * 365 * 24 * 3_600;

/** The mark of a browser; a new one for a browser without one. It opens nothing. */
export function deviceMarkOf(request: FastifyRequest): string {
  const known = request.cookies[deviceCookie];
  return known && isToken(known) ? known : newToken();
}

/** Keeps the mark in the browser. */
export function setDeviceMark(
  { config }: Pick<AppContext, 'config'>,
  reply: FastifyReply,
  mark: string,
): void {
  reply.setCookie(deviceCookie, mark, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isSecure || 'auto',
    maxAge: deviceSeconds,
  });
}

/**
 * Notes the browser of a sign-in.
 * @returns true for one that the account was not signed in with before; the very first is not new
 */
export async function noteDevice(
  trx: WriteTransaction,
  { accountId, mark, now }: { accountId: string; mark: string; now: Date },
): Promise<boolean> {
  const known = await trx
    .selectFrom('staff_devices')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .execute();
  const hash = hashToken(mark);
  await trx
    .insertInto('staff_devices')
    .values({ account_id: accountId, device_hash: hash, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_hash']).doUpdateSet({ last_seen_at: now }),
    )
    .execute();
  return known.length > 0 && !known.some(({ device_hash: one }) => one === hash);
}
