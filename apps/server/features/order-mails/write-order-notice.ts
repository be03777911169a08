import type { MailBlock } from '../mail/mail-blocks.ts';
import { renderMail } from '../mail/render-mail.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { MailScope, WrittenMail } from './mail-scope.ts';
import { policyLinks } from './policy-links.ts';
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

/** A short mail about an order, with the way to it. */
export function writeOrderNotice(
  { ctx, site }: MailScope,
  { orderNumber, token, email }: NoticedOrder,
  { dedupeKey, title, blocks, links = [] }: Notice,
): WrittenMail {
  const mail = renderMail({
    title,
    preview: `Order ${orderNumber} at ${site.title}`,
    blocks: [...blocks, ...orderButton({ ctx, site }, token), ...links],
    shopName: site.title,
    shopUrl: siteUrl(ctx, site),
    policies: policyLinks(ctx, site),
    language: site.locale,
  });
  return {
    dedupeKey,
    to: email,
    subject: `${title}: order ${orderNumber} at ${site.title}`,
    ...mail,
  };
}
