import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { linkButton } from '../mail/link-button.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import { unsubscribePath } from '../mail/unsubscribe-link.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { confirmPath, sealListLink } from './list-links.ts';
import { sayOf } from '../settings/say-of.ts';

/** A sign-up that waits. */
interface Waiting {
  memberId: string;
  email: string;
  listName: string;
}

const dayLength = 'yyyy-mm-dd'.length;

/**
 * Asks whether an address wants to be on a list, once a day however often it is typed. It goes also
 * to who unsubscribed before: somebody waits for it. One click ends it (RFC 8058).
 */
export async function queueConfirmMail(
  { ctx, trx, site }: { ctx: AppContext; trx: WriteTransaction; site: Site },
  { memberId, email, listName }: Waiting,
): Promise<void> {
  const { siteId } = site;
  const shopUrl = siteUrl(ctx, site);
  const box = await ctx.secrets();
  const confirm = sealListLink(box, 'confirm', { siteId, memberId });
  const leave = sealListLink(box, 'leave', { siteId, memberId });
  const say = sayOf(site);
  const shop = site.title;
  const mail = await renderCustomerMail(
    { ctx, db: trx, site },
    {
      title: say('Please confirm your sign-up'),
      preview: say('One click, and you get the mails of {shop}', { shop }),
      blocks: [
        {
          kind: 'text',
          text: say(
            'Somebody typed this address to get the mails of the list “{list}”. If it was you, confirm it.',
            { list: listName },
          ),
        },
        ...linkButton(site, shopUrl, {
          label: say('Yes, put me on the list'),
          path: `${confirmPath}?token=${confirm}`,
          secret: confirm,
        }),
        {
          kind: 'note',
          text: say('If it was not you, do nothing: you get no more mails about it.'),
        },
      ],
      shopName: site.title,
      ...(shopUrl !== undefined && { shopUrl }),
      language: site.locale,
    },
  );
  const secrets = [...mail.secrets, { kind: 'link' as const, text: leave }];
  const day = ctx.now().toISOString().slice(0, dayLength);
  await queueMail(
    trx,
    {
      siteId,
      dedupeKey: `list-sign-up:${memberId}:${day}`,
      to: email,
      subject: say('Please confirm your sign-up at {shop}', { shop }),
      ...mail,
      secrets,
      ...(shopUrl && { unsubscribeUrl: `${shopUrl}${unsubscribePath}?token=${leave}` }),
    },
    box,
  );
}
