import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { linkButton } from '../mail/link-button.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { downloadsPath } from './download-path.ts';

/** The mail with the link to the files of an order. */
export async function queueDownloadMail(
  { ctx, trx, site }: { ctx: AppContext; trx: WriteTransaction; site: Site },
  mail: { orderId: string; token: string; email: string; sending: string },
): Promise<void> {
  const { orderId, token, email, sending } = mail;
  const shopUrl = siteUrl(ctx, site);
  const rendered = renderMail({
    title: 'Your downloads are ready',
    preview: `Files of your order at ${site.title}`,
    blocks: [
      {
        kind: 'text',
        text: 'Here is what you bought. Keep the files: the link works for some time only.',
      },
      ...linkButton(shopUrl, {
        label: 'Your downloads',
        path: downloadsPath(token),
        secret: token,
      }),
    ],
    shopName: site.title,
    shopUrl,
    language: site.locale,
  });
  await queueMail(
    trx,
    {
      siteId: site.siteId,
      dedupeKey: `downloads:${orderId}:${sending}`,
      to: email,
      subject: `Your downloads at ${site.title}`,
      ...rendered,
    },
    await ctx.secrets(),
  );
}
