/** The mail that tells what became different of an order, and how the rest is paid. */
import { queueMail } from '../mail/queue-mail.ts';
import { writeEditedMail } from '../order-mails/write-edited-mail.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { insertRestLink, type NewRestLink } from './rest-links.ts';
import { siteOfOrder } from '../orders/site-of-order.ts';

interface EditedMail {
  orderId: string;
  editId: string;
  /** A new one: the mail leads to it while a rest is due. */
  link: NewRestLink;
}

export async function queueEditedMail(
  scope: EventScope,
  { orderId, editId, link }: EditedMail,
): Promise<void> {
  const { ctx, trx } = scope;
  const site = await siteOfOrder(trx, scope.site, orderId);
  const asked = { orderId, editId, token: link.token };
  const written = await writeEditedMail({ ctx, db: trx, site }, asked);
  if (!written) return;
  const { isDue, ...mail } = written;
  if (isDue) await insertRestLink(scope, { orderId, editId, link });
  const dedupeKey = `order-edited:${editId}:${link.tokenHash}`;
  await queueMail(trx, { siteId: site.siteId, ...mail, dedupeKey }, await ctx.secrets());
}
