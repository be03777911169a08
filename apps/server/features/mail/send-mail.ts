/** One try to send one claimed mail. */
import { cutText, type SuppressionReason } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { endClaim, renewClaim, renewEveryMs, type MailRow, type Outcome } from './claim-mails.ts';
import { openMail, type MailBody } from './seal-mail.ts';
import { MailRefusedError } from './mail-refused-error.ts';
import { readRecipientRefusal } from './recipient-refusal.ts';
import { findSuppression, suppressAddress } from './suppressions.ts';
import { readMailbox, toMailbox, type Mailbox } from './mailbox.ts';
import type { Mailer } from './mailer.ts';

/** With the waits between them a little more than two days. */
const maxAttempts = 18;
const endedEachTime = 'Each time that this mail was being sent, the server ended.';
/** For the owner, who may take the address off the list. */
const withheldBecause: Readonly<Record<SuppressionReason, string>> = {
  'hard-bounce':
    'The address does not exist any more. It is on the list of addresses without mail.',
  complaint: 'The recipient complained of mails of the shop.',
  unsubscribed: 'The recipient wants no such mails.',
  'by-hand': 'Staff noted that the address gets no such mails.',
};
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 3_600_000;
/** Whatever a server does, a try ends then. Longer than the mailer's longest silence. */
const longestTryMs = 12 * 60_000;

/** The mail server itself is not there or refuses us; another mail would fare the same. */
const serverErrors = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EAUTH']);

/**
 * Sends it and writes the outcome. Answers false when the mail server is at fault, so that
 * trying others now is of no use.
 *
 * A mail leaves at least once. It leaves twice only when the process is killed, or the
 * connection breaks, after the server has taken it and before the outcome is written; the
 * Message-ID is then the same.
 */
export async function sendMail(ctx: AppContext, mailer: Mailer, mail: MailRow): Promise<boolean> {
  const outcome = await trySend(ctx, mailer, mail);
  const isOurs = await endClaim(ctx, mail, outcome.written);
  if (!isOurs) ctx.log.warn({ mail: mail.id }, 'another process took a mail over');
  return !outcome.isServerAtFault;
}

interface Tried {
  written: Outcome;
  isServerAtFault: boolean;
}

async function trySend(ctx: AppContext, mailer: Mailer, mail: MailRow): Promise<Tried> {
  const lost = new AbortController();
  const stopRenewing = keepClaim(ctx, mail, () => lost.abort());
  try {
    const reason = await findSuppression(ctx.db, {
      siteId: mail.site_id,
      email: mail.to_address.trim(),
      isMarketing: mail.is_marketing,
    });
    if (reason) {
      const written = { status: 'withheld', last_error: withheldBecause[reason] } as const;
      return { written, isServerAtFault: false };
    }
    if (mail.attempts > maxAttempts) throw new MailRefusedError(endedEachTime);
    const message = {
      messageId: `<${mail.id}@${mail.site_id}.sitewright>`,
      from: await senderOf(ctx, mail),
      to: toMailbox(mail.to_address),
      subject: mail.subject,
      ...(await readBody(ctx, mail)),
    };
    await mailer.send(message, AbortSignal.any([lost.signal, AbortSignal.timeout(longestTryMs)]));
    const written = { status: 'sent', sent_at: ctx.now(), last_error: null, sealed: null } as const;
    return { written, isServerAtFault: false };
  } catch (error) {
    ctx.log.warn({ err: error, mail: mail.id }, 'a mail was not taken');
    await noteRefusal(ctx, mail, error);
    const isServerAtFault = serverErrors.has(String(read(error, 'code')));
    return { written: failure(mail, error, ctx.now()), isServerAtFault };
  } finally {
    stopRenewing();
  }
}

/** An address that is gone gets no more mails. */
async function noteRefusal(ctx: AppContext, mail: MailRow, error: unknown): Promise<void> {
  const note = readRecipientRefusal(error);
  if (note === undefined) return;
  const suppression = {
    siteId: mail.site_id,
    email: mail.to_address.trim(),
    reason: 'hard-bounce',
    note,
  } as const;
  await ctx.transact((trx) => suppressAddress(trx, suppression, ctx.now()));
}

async function readBody(ctx: AppContext, mail: MailRow): Promise<MailBody> {
  const { html, text, sealed } = mail;
  const unsubscribeUrl = mail.unsubscribe_url ?? undefined;
  if (sealed === null) return { html, text, unsubscribeUrl };
  return openMail(await ctx.secrets(), { ...mail, sealed });
}

/** Renews the claim for as long as the server is talked to. Answers how to stop. */
function keepClaim(ctx: AppContext, mail: MailRow, onLost: () => void): () => void {
  const timer = setInterval(() => {
    renewClaim(ctx, mail).then(
      (isOurs) => {
        if (!isOurs) onLost();
      },
      (error: unknown) => ctx.log.warn({ err: error, mail: mail.id }, 'a claim was not renewed'),
    );
  }, renewEveryMs);
  return () => clearInterval(timer);
}

async function senderOf(ctx: AppContext, mail: MailRow): Promise<Mailbox> {
  const set = mail.from_address || ctx.config.mailFrom;
  if (set) return readMailbox(set);
  const site = await ctx.sites.get(mail.site_id);
  return toMailbox(`no-reply@${site?.primaryHost ?? 'localhost'}`, site?.title);
}

function failure(mail: MailRow, error: unknown, now: Date): Outcome {
  const last_error = cutText(error instanceof Error ? error.message : String(error), 500);
  if (isRefusedForGood(error) || mail.attempts >= maxAttempts) {
    return { status: 'failed', last_error };
  }
  const delay = Math.min(firstRetryMs * 2 ** (mail.attempts - 1), longestRetryMs);
  return { status: 'pending', last_error, next_attempt_at: new Date(now.getTime() + delay) };
}

/** An answer 5xx to a command of this mail, or no address: the next try would fare the same. */
function isRefusedForGood(error: unknown): boolean {
  if (error instanceof MailRefusedError) return true;
  const status = Number(read(error, 'responseCode'));
  return status >= 500 && status < 600 && !serverErrors.has(String(read(error, 'code')));
}

function read(error: unknown, name: 'code' | 'responseCode'): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
