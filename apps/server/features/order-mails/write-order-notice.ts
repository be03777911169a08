import type { MailBlock } from '../mail/mail-blocks.ts';
import { renderMail } from '../mail/render-mail.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { MailScope, WrittenMail } from './mail-scope.ts';
import { policyLinks } from './policy-links.ts';
import { orderButton } from './order-button.ts';
import { sayOf } from '../settings/say-of.ts';

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
  const say = sayOf(site);
  const told = { number: orderNumber, shop: site.title };
  const mail = renderMail({
    title,
    preview: say('Order {number} at {shop}', told),
    blocks: [...blocks, ...orderButton({ ctx, site }, token), ...links],
    shopName: site.title,
    shopUrl: siteUrl(ctx, site),
    policies: policyLinks(ctx, site),
    language: site.locale,
  });
  return {
    dedupeKey,
    to: email,
    subject: say('{title}: order {number} at {shop}', { title, ...told }),
    ...mail,
  };
}
