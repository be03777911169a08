/** Mails that were written while there was no mail server. */
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { announce } from '../../db/transact.ts';
import { liftSuppression } from './suppressions.ts';
import { mailQueuedChannel } from './queue-mail.ts';

/** Hours after which a kept mail is old news: it leaves only when a person sends it. */
export const keptMailHours = 24;

/** Keeps all that is due for the owner to read. */
export async function keepMails(ctx: Pick<AppContext, 'transact'>): Promise<void> {
  await ctx.transact((trx) =>
    trx
      .updateTable('outbox_mails')
      .set({ status: 'kept' })
      .where('status', '=', 'pending')
      .execute(),
  );
}

/** Once there is a mail server: lets the young ones go. */
export async function releaseKeptMails(ctx: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  const now = ctx.now();
  await ctx.transact((trx) =>
    trx
      .updateTable('outbox_mails')
      .set({ status: 'pending', next_attempt_at: now })
      .where('status', '=', 'kept')
      .where('created_at', '>', new Date(now.getTime() - keptMailHours * 3_600_000))
      .execute(),
  );
}

/**
 * Sends a mail that was kept, that failed or that waits for its next try, at once and with all
 * its tries. Whoever asks for that says that its address is there: a refusal of before counts no
 * more. False when the mail is not there, left already or is leaving.
 */
export async function sendMailAgain(
  trx: WriteTransaction,
  { siteId, mailId, now }: { siteId: string; mailId: string; now: Date },
): Promise<boolean> {
  const changed = await trx
    .updateTable('outbox_mails')
    .set({ status: 'pending', attempts: 0, next_attempt_at: now, last_error: null })
    .where('site_id', '=', siteId)
    .where('id', '=', mailId)
    .where('status', 'in', ['pending', 'kept', 'failed', 'withheld'])
    .returning('to_address')
    .executeTakeFirst();
  if (!changed) return false;
  const email = changed.to_address.trim();
  await liftSuppression(trx, { siteId, email, reason: 'hard-bounce' });
  await announce(trx, mailQueuedChannel, siteId);
  return true;
}

/** Why a mail that staff dropped did not leave. */
const droppedWords = 'Dropped by staff';

/** Keeps a mail from leaving that waits. False when it is not there, left already or is leaving. */
export async function dropMail(
  trx: WriteTransaction,
  { siteId, mailId }: { siteId: string; mailId: string },
): Promise<boolean> {
  const changed = await trx
    .updateTable('outbox_mails')
    .set({ status: 'failed', last_error: droppedWords })
    .where('site_id', '=', siteId)
    .where('id', '=', mailId)
    .where('status', 'in', ['pending', 'kept'])
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
