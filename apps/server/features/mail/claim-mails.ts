/** Whose a mail is while it is being sent. */
import type { MailStatus } from '@sitewright/contract';
import { sql, type Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type MailRow = Selectable<Database['outbox_mails']>;

/** What becomes of a mail after a try. */
export interface Outcome {
  status: MailStatus;
  last_error: string | null;
  sent_at?: Date;
  /** What was sealed is dropped once it left. */
  sealed?: null;
  next_attempt_at?: Date;
}

type Clock = Pick<AppContext, 'transact' | 'now'>;

/**
 * How long a claim holds. It is renewed while the mail server is talked to, however long that
 * takes, so only a process that was killed lets it run out.
 */
const claimMs = 90_000;
export const renewEveryMs = 30_000;

/** Takes mails that are due, the longest waiting first, and those of claims that ran out. */
export function claimMails(ctx: Clock, limit: number): Promise<MailRow[]> {
  const now = ctx.now();
  return ctx.transact((trx) =>
    trx
      .updateTable('outbox_mails')
      .set({
        status: 'sending',
        attempts: sql<number>`attempts + 1`,
        next_attempt_at: claimEnd(now),
      })
      .where((eb) =>
        eb(
          eb.refTuple('site_id', 'id'),
          'in',
          eb
            .selectFrom('outbox_mails as due')
            .select(['due.site_id', 'due.id'])
            .where((due) =>
              due.or([
                due.and([due('due.status', '=', 'pending'), due('due.attempts', '=', 0)]),
                due.and([
                  due('due.status', 'in', ['pending', 'sending']),
                  due('due.next_attempt_at', '<=', now),
                ]),
              ]),
            )
            .orderBy('due.next_attempt_at')
            .limit(limit)
            .forUpdate()
            .skipLocked()
            .$asTuple('site_id', 'id'),
        ),
      )
      .returningAll()
      .execute(),
  );
}

/** Renews a claim; false when it is somebody else's by now. */
export async function renewClaim(ctx: Clock, mail: MailRow): Promise<boolean> {
  const now = ctx.now();
  const renewed = await ctx.transact((trx) =>
    updateClaimed(trx, mail)
      .set({ next_attempt_at: claimEnd(now) })
      .executeTakeFirst(),
  );
  return renewed.numUpdatedRows > 0n;
}

/** Writes what became of it and ends the claim; false when it is somebody else's by now. */
export async function endClaim(ctx: Clock, mail: MailRow, outcome: Outcome): Promise<boolean> {
  const ended = await ctx.transact((trx) =>
    updateClaimed(trx, mail).set(outcome).executeTakeFirst(),
  );
  return ended.numUpdatedRows > 0n;
}

/**
 * Frees the mails of all claims. Only for a process that has the database for itself: the
 * claims are then those of processes that are gone.
 */
export async function releaseClaims(ctx: Clock): Promise<void> {
  await ctx.transact((trx) =>
    trx
      .updateTable('outbox_mails')
      .set({ status: 'pending', next_attempt_at: ctx.now() })
      .where('status', '=', 'sending')
      .execute(),
  );
}

function updateClaimed(trx: WriteTransaction, mail: MailRow) {
  return trx
    .updateTable('outbox_mails')
    .where('site_id', '=', mail.site_id)
    .where('id', '=', mail.id)
    .where('status', '=', 'sending')
    .where('attempts', '=', mail.attempts);
}

function claimEnd(now: Date): Date {
  return new Date(now.getTime() + claimMs);
}
