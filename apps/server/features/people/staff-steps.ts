/** Steps that wait for an answer: a code to be typed, a passkey to be made or shown. */
import { DAY_MS } from '@sitewright/commerce';
import { ApiError, peopleLimits } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { hashToken } from '../../db/hash-token.ts';
import { newToken } from '../../db/id.ts';

type Kind = 'code' | 'make-passkey' | 'show-passkey';

interface NewStep {
  kind: Kind;
  /** Whose step it is; null: of whoever shows a passkey. */
  accountId: string | null;
  challenge?: string;
  now: Date;
}

/** Begins a step of ten minutes. @returns the token that its answer comes with */
export async function beginStep(
  trx: WriteTransaction,
  { kind, accountId, challenge = '', now }: NewStep,
): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('staff_steps')
    .values({
      token_hash: hashToken(token),
      kind,
      account_id: accountId,
      challenge,
      expires_at: new Date(now.getTime() + peopleLimits.stepLife),
    })
    .execute();
  return token;
}

interface Answered {
  kind: Kind;
  token: string;
  now: Date;
}

/** Whose step it is. It goes on. @throws ApiError `step_ended` */
export async function findStep(db: ReadDatabase, { kind, token, now }: Answered): Promise<string> {
  const step = await db
    .selectFrom('staff_steps')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!step?.account_id) throw new ApiError('step_ended');
  return step.account_id;
}

/** Ends a step: of two answers at once, one has it. @throws ApiError `step_ended` */
export async function endStep(
  trx: WriteTransaction,
  { kind, token, now }: Answered,
): Promise<{ accountId: string | null; challenge: string }> {
  const step = await trx
    .deleteFrom('staff_steps')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'challenge'])
    .executeTakeFirst();
  if (!step) throw new ApiError('step_ended');
  return step;
}

/** Steps, links, offers and invitations that are over. */
export async function forgetOldSteps(ctx: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  const now = ctx.now();
  const lately = new Date(now.getTime() - 30 * DAY_MS);
  await ctx.transact(async (trx) => {
    await trx.deleteFrom('staff_steps').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('staff_links').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('ownership_offers').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('site_invitations').where('expires_at', '<=', lately).execute();
  });
}
