/** Sends what waits in the outbox. Any number of processes may do it at once. */
import { sql, type Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { Mailer } from './mailer.ts';

type MailRow = Selectable<Database['outbox_mails']>;

const batchSize = 20;
const maxAttempts = 10;
/** A process that dies while sending leaves the mail to the others after this. */
const leaseMs = 5 * 60_000;
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 3_600_000;

/** Sends all that is due; without SMTP settings marks it `kept`. */
export async function deliverMails(ctx: AppContext): Promise<void> {
  const { mailer } = ctx;
  if (!mailer) return keepMails(ctx);
  for (;;) {
    const mails = await ctx.transact((trx) => claimMails(trx, ctx.now()));
    for (const mail of mails) await deliver(ctx, mailer, mail);
    if (mails.length < batchSize) return;
  }
}

async function keepMails(ctx: AppContext): Promise<void> {
  await ctx.transact((trx) =>
    trx
      .updateTable('outbox_mails')
      .set({ status: 'kept' })
      .where('status', '=', 'pending')
      .execute(),
  );
}

/** Takes mails that are due and moves their next try beyond this one. */
function claimMails(trx: WriteTransaction, now: Date): Promise<MailRow[]> {
  return trx
    .updateTable('outbox_mails')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: new Date(now.getTime() + leaseMs),
    })
    .where((eb) =>
      eb(
        eb.refTuple('site_id', 'id'),
        'in',
        eb
          .selectFrom('outbox_mails as due')
          .select(['due.site_id', 'due.id'])
          .where('due.status', '=', 'pending')
          .where((due) =>
            due.or([due('due.attempts', '=', 0), due('due.next_attempt_at', '<=', now)]),
          )
          .orderBy('due.next_attempt_at')
          .limit(batchSize)
          .forUpdate()
          .skipLocked()
          .$asTuple('site_id', 'id'),
      ),
    )
    .returningAll()
    .execute();
}

async function deliver(ctx: AppContext, mailer: Mailer, mail: MailRow): Promise<void> {
  try {
    await mailer.send({
      messageId: `<${mail.id}@${mail.site_id}.sitewright>`,
      from: mail.from_address || (await defaultSender(ctx, mail.site_id)),
      to: mail.to_address,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
    });
    await setOutcome(ctx, mail, { status: 'sent', sent_at: ctx.now(), last_error: null });
  } catch (error) {
    ctx.log.warn({ err: error, mail: mail.id }, 'a mail was not taken');
    await setOutcome(ctx, mail, failure(mail, error, ctx.now()));
  }
}

async function defaultSender(ctx: AppContext, siteId: string): Promise<string> {
  const site = await ctx.sites.get(siteId);
  const name = (site?.title ?? '').replaceAll(/["\\\r\n]/g, '');
  return ctx.config.mailFrom ?? `"${name}" <no-reply@${site?.primaryHost ?? 'localhost'}>`;
}

interface Outcome {
  status: string;
  last_error: string | null;
  sent_at?: Date;
  next_attempt_at?: Date;
}

function failure(mail: MailRow, error: unknown, now: Date): Outcome {
  const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  if (isRefusedForGood(error) || mail.attempts >= maxAttempts) {
    return { status: 'failed', last_error };
  }
  const delay = Math.min(firstRetryMs * 2 ** (mail.attempts - 1), longestRetryMs);
  return { status: 'pending', last_error, next_attempt_at: new Date(now.getTime() + delay) };
}

/** An SMTP answer 5xx to a command of this mail; the next try would get the same. */
function isRefusedForGood(error: unknown): boolean {
  const answer = error as { responseCode?: unknown; code?: unknown } | null;
  const status = Number(answer?.responseCode);
  return status >= 500 && status < 600 && answer?.code !== 'EAUTH';
}

async function setOutcome(ctx: AppContext, mail: MailRow, outcome: Outcome): Promise<void> {
  await ctx.transact((trx) =>
    trx
      .updateTable('outbox_mails')
      .set(outcome)
      .where('site_id', '=', mail.site_id)
      .where('id', '=', mail.id)
      .execute(),
  );
}
