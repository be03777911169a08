import type { EventScope } from '../../reactions/reaction.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { orderStatusPath } from '../orders/order-paths.ts';
import { siteUrl } from '../sites/site-url.ts';

/** The way to an order; nothing while the address of its site is not known. */
export function orderButton(
  { ctx, site }: Pick<EventScope, 'ctx' | 'site'>,
  token: string,
): MailBlock[] {
  const shopUrl = siteUrl(ctx, site);
  if (!shopUrl) return [];
  return [{ kind: 'button', label: 'View your order', url: shopUrl + orderStatusPath(token) }];
}
