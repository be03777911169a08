import type { EventScope } from '../../reactions/reaction.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { siteUrl } from '../sites/site-url.ts';
import { orderButton } from './order-button.ts';

/** Whose order a mail is about. */
interface NoticedOrder {
  orderNumber: number;
  token: string;
  email: string;
}

interface Notice {
  /** The same key twice is one mail. */
  dedupeKey: string;
  title: string;
  blocks: readonly MailBlock[];
  /** What follows the way to the order. */
  links?: readonly MailBlock[];
}

/** Queues a short mail about an order, with the way to it. */
export async function queueOrderNotice(
  { ctx, trx, site }: EventScope,
  { orderNumber, token, email }: NoticedOrder,
  { dedupeKey, title, blocks, links = [] }: Notice,
): Promise<void> {
  const mail = renderMail({
    title,
    preview: `Order ${orderNumber} at ${site.title}`,
    blocks: [...blocks, ...orderButton({ ctx, site }, token), ...links],
    shopName: site.title,
    shopUrl: siteUrl(ctx, site),
    language: site.locale,
  });
  await queueMail(trx, {
    siteId: site.siteId,
    dedupeKey,
    to: email,
    subject: `${title}: order ${orderNumber} at ${site.title}`,
    ...mail,
  });
}
