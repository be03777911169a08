import type { MailKind } from '@sitewright/contract';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { MailScope, WrittenMail } from './mail-scope.ts';
import { policyLinks } from './policy-links.ts';
import { orderButton } from './order-button.ts';
import { tellOrder } from './tell-order.ts';
import { sayOf } from '../settings/say-of.ts';

/** Whose order a mail is about. */
interface NoticedOrder {
  orderId: string;
  orderNumber: number;
  token: string;
  email: string;
}

interface Notice {
  /** Missing: it has no parts of its kind. */
  kind?: MailKind;
  /** The same key twice is one mail. */
  dedupeKey: string;
  title: string;
  blocks: readonly MailBlock[];
  /** What follows the way to the order. */
  links?: readonly MailBlock[];
}

/** A short mail about an order, with the way to it. */
export async function writeOrderNotice(
  scope: MailScope,
  order: NoticedOrder,
  { kind, dedupeKey, title, blocks, links = [] }: Notice,
): Promise<WrittenMail> {
  const { ctx, site } = scope;
  const { orderNumber, token, email } = order;
  const say = sayOf(site);
  const told = { number: orderNumber, shop: site.title };
  const mail = await renderCustomerMail(
    scope,
    {
      title,
      preview: say('Order {number} at {shop}', told),
      blocks: [...blocks, ...orderButton({ ctx, site }, token), ...links],
      shopName: site.title,
      shopUrl: siteUrl(ctx, site),
      policies: policyLinks(ctx, site),
      language: site.locale,
    },
    { kind, tell: () => tellOrder(scope, order) },
  );
  return {
    dedupeKey,
    to: email,
    subject: say('{title}: order {number} at {shop}', { title, ...told }),
    ...mail,
  };
}
