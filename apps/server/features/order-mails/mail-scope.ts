import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { PartsScope } from '../mail/load-mail-parts.ts';
import { queueMail, type OutgoingMail } from '../mail/queue-mail.ts';
import type { Site } from '../sites/site.ts';
import { siteOfOrder } from '../orders/site-of-order.ts';

/** What it takes to write a mail; a preview has no transaction. */
export interface MailScope extends PartsScope {
  ctx: AppContext;
}

/** A mail of a site that nobody has queued yet. */
export type WrittenMail = Omit<OutgoingMail, 'siteId'>;

/**
 * Writes a mail about an order in the language that it was bought in and queues it, in the transaction
 * that is its reason.
 */
export async function queueWritten<Reason extends { orderId: string }>(
  { ctx, trx, site }: { ctx: AppContext; trx: WriteTransaction; site: Site },
  write: (scope: MailScope, reason: Reason) => Promise<WrittenMail>,
  reason: Reason,
): Promise<void> {
  const shown = await siteOfOrder(trx, site, reason.orderId);
  const mail = await write({ ctx, db: trx, site: shown }, reason);
  await queueMail(trx, { siteId: site.siteId, ...mail }, await ctx.secrets());
}
