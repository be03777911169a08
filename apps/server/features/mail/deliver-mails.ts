/** Sends what waits in the outbox. Any number of processes may do it at once. */
import type { AppContext } from '../../context.ts';
import { claimMails, releaseClaims, type MailRow } from './claim-mails.ts';
import { keepMails, releaseKeptMails } from './kept-mails.ts';
import type { Mailer } from './mailer.ts';
import { sendMail } from './send-mail.ts';

/** Mails that one run sends at once. */
const lanes = 5;
/** A run takes no more mails after this; the next one goes on with them. */
const longestClaimingMs = 5 * 60_000;

/** Before the first run: mails whose process is gone, and mails that waited for a mail server. */
export async function prepareDelivery(ctx: AppContext): Promise<void> {
  if (ctx.database.kind === 'embedded') await releaseClaims(ctx);
  if (ctx.mailer) await releaseKeptMails(ctx);
}

/** Sends all that is due; without SMTP settings marks it `kept`. */
export async function deliverMails(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  const { mailer } = ctx;
  if (!mailer) return keepMails(ctx);
  const run = new DeliveryRun(ctx, mailer, stopping);
  await run.start();
}

/** One run: lanes side by side, each sends a mail and takes the next. */
class DeliveryRun {
  readonly #ctx: AppContext;
  readonly #mailer: Mailer;
  readonly #stopping: AbortSignal | undefined;
  readonly #startedAt = performance.now();
  #isServerAway = false;

  constructor(ctx: AppContext, mailer: Mailer, stopping: AbortSignal | undefined) {
    this.#ctx = ctx;
    this.#mailer = mailer;
    this.#stopping = stopping;
  }

  async start(): Promise<void> {
    const mails = await claimMails(this.#ctx, lanes);
    await Promise.all(mails.map((mail) => this.#runLane(mail)));
  }

  async #runLane(first: MailRow): Promise<void> {
    let mail: MailRow | undefined = first;
    while (mail) {
      const isServerThere = await sendMail(this.#ctx, this.#mailer, mail);
      if (!isServerThere) this.#isServerAway = true;
      mail = this.#mayGoOn() ? (await claimMails(this.#ctx, 1))[0] : undefined;
    }
  }

  #mayGoOn(): boolean {
    if (this.#isServerAway || this.#stopping?.aborted) return false;
    return performance.now() - this.#startedAt < longestClaimingMs;
  }
}
