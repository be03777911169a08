/** Mails about accounts. Which one comes tells its reader alone whether there is an account. */
import { ApiError } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { hashToken } from '../../db/hash-token.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { linkButton } from '../mail/link-button.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import type { SecretBox } from '../settings/secret-box.ts';
import type { Site } from '../sites/site.ts';
import { siteOrigin } from '../sites/site-origin.ts';
import { siteUrl } from '../sites/site-url.ts';
import { accountLinkPath } from './account-paths.ts';

/** How mails leave a site: asked for outside the transaction that writes them. */
export interface MailWay {
  ctx: Pick<AppContext, 'log' | 'now'>;
  site: Site;
  shopUrl: string;
  box: SecretBox;
}

/**
 * A link leads to the site's own address, never to a host that a visitor typed; on a machine of its
 * own, to that machine.
 * @throws ApiError `shop_address_unknown` where the site has no address that a mail could lead to
 */
export async function findMailWay(
  ctx: AppContext,
  request: FastifyRequest,
  site: Site = request.site,
): Promise<MailWay> {
  const { hostname } = request;
  const isHere = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  const shopUrl = siteUrl(ctx, site) ?? (isHere ? siteOrigin(request, ctx.config) : undefined);
  if (!shopUrl) throw new ApiError('shop_address_unknown');
  return { ctx, site, shopUrl, box: await ctx.secrets() };
}

interface AccountMail {
  to: string;
  subject: string;
  text: string;
  link?: { label: string; token: string };
  note: string;
}

/** The token of its link is sealed: nobody but its reader takes the account. */
export async function queueAccountMail(
  trx: WriteTransaction,
  { ctx, site, shopUrl, box }: MailWay,
  { to, subject, text, link, note }: AccountMail,
): Promise<void> {
  const token = link?.token ?? '';
  const blocks: MailBlock[] = [
    { kind: 'text', text },
    ...(link
      ? linkButton(site, shopUrl, {
          label: link.label,
          path: accountLinkPath(token),
          secret: token,
        })
      : []),
    { kind: 'note', text: note },
  ];
  const shop = { shopName: site.title, shopUrl, language: site.locale };
  const content = { title: subject, preview: text, blocks, ...shop };
  const mail = await renderCustomerMail({ ctx, db: trx, site }, content);
  await queueMail(
    trx,
    {
      siteId: site.siteId,
      dedupeKey: `account:${hashToken(token + to + subject + text)}`,
      to,
      subject: `${subject}: ${site.title}`,
      ...mail,
    },
    box,
  );
}
