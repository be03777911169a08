import { linkButton } from '../mail/link-button.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { orderStatusPath } from '../orders/order-paths.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { MailScope } from './mail-scope.ts';
import { sayOf } from '../settings/say-of.ts';

/** The way to an order; nothing while the address of its site is not known. */
export function orderButton(
  { ctx, site }: Pick<MailScope, 'ctx' | 'site'>,
  token: string,
): MailBlock[] {
  return linkButton(site, siteUrl(ctx, site), {
    label: sayOf(site)('View your order'),
    path: orderStatusPath(token),
    secret: token,
  });
}
