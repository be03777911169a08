import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { linkButton } from '../mail/link-button.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { downloadsPath } from './download-path.ts';
import { sayOf } from '../settings/say-of.ts';
import { siteOfOrder } from '../orders/site-of-order.ts';

/** The mail with the link to the files of an order. */
export async function queueDownloadMail(
  { ctx, trx, site: own }: { ctx: AppContext; trx: WriteTransaction; site: Site },
  mail: { orderId: string; token: string; email: string; sending: string },
): Promise<void> {
  const { orderId, token, email, sending } = mail;
  const site = await siteOfOrder(trx, own, orderId);
  const shopUrl = siteUrl(ctx, site);
  const say = sayOf(site);
  const shop = site.title;
  const rendered = await renderCustomerMail(
    { ctx, db: trx, site },
    {
      title: say('Your downloads are ready'),
      preview: say('Files of your order at {shop}', { shop }),
      blocks: [
        {
          kind: 'text',
          text: say('Here is what you bought. Keep the files: the link works for some time only.'),
        },
        ...linkButton(site, shopUrl, {
          label: say('Your downloads'),
          path: downloadsPath(token),
          secret: token,
        }),
      ],
      shopName: site.title,
      shopUrl,
      language: site.locale,
    },
  );
  await queueMail(
    trx,
    {
      siteId: site.siteId,
      dedupeKey: `downloads:${orderId}:${sending}`,
      to: email,
      subject: say('Your downloads at {shop}', { shop }),
      ...rendered,
    },
    await ctx.secrets(),
  );
}
