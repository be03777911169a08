import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { linkButton } from '../mail/link-button.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeUnsubscribe } from '../mail/unsubscribe-link.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { AwaitedVariant } from './awaited-variant.ts';
import { endRestockPath } from './restock-path.ts';
import { sealRestockLink } from './restock-link.ts';
import { sayOf } from '../settings/say-of.ts';

/** Tells somebody who waited; once for a sign-up. */
export async function queueRestockMail(
  { ctx, trx, site }: { ctx: AppContext; trx: WriteTransaction; site: Site },
  { title, variant, path }: AwaitedVariant,
  signUp: { id: string; email: string },
): Promise<void> {
  const shopUrl = siteUrl(ctx, site);
  const { email } = signUp;
  const box = await ctx.secrets();
  const token = sealRestockLink(box, site.siteId, email);
  const unsubscribing = await writeUnsubscribe(ctx, { site, email, shopUrl });
  const name = variant ? `${title} (${variant})` : title;
  const say = sayOf(site);
  const shop = site.title;
  const mail = await renderCustomerMail(
    { ctx, db: trx, site },
    {
      title: say('{title} is back', { title }),
      preview: say('{name} can be bought again at {shop}', { name, shop }),
      blocks: [
        {
          kind: 'text',
          text: say(
            'You asked us to tell you when {name} is back. It is, and we do not keep it for you: whoever comes first gets it.',
            { name },
          ),
        },
        ...linkButton(site, shopUrl, { label: say('See {title}', { title }), path }),
        { kind: 'note', text: say('This is the only mail about it that you get.') },
        ...(shopUrl
          ? [
              {
                kind: 'link' as const,
                label: say(
                  'Do you wait for other things of ours and do not want to know any more?',
                ),
                url: shopUrl + endRestockPath(token),
                secret: token,
              },
            ]
          : []),
        ...unsubscribing.blocks,
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
      dedupeKey: `restock:${signUp.id}`,
      to: email,
      subject: say('{title} is back at {shop}', { title, shop }),
      marketing: unsubscribing.marketing,
      ...mail,
    },
    box,
  );
}
