import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { linkButton } from '../mail/link-button.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeUnsubscribe } from '../mail/unsubscribe-link.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { AwaitedVariant } from './awaited-variant.ts';
import { endRestockPath } from './restock-path.ts';
import { sealRestockLink } from './restock-link.ts';

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
  const mail = renderMail({
    title: `${title} is back`,
    preview: `${name} can be bought again at ${site.title}`,
    blocks: [
      {
        kind: 'text',
        text: `You asked us to tell you when ${name} is back. It is, and we do not keep it for you: whoever comes first gets it.`,
      },
      ...linkButton(site, shopUrl, { label: `See ${title}`, path }),
      { kind: 'note', text: 'This is the only mail about it that you get.' },
      ...(shopUrl
        ? [
            {
              kind: 'link' as const,
              label: 'Do you wait for other things of ours and do not want to know any more?',
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
  });
  await queueMail(
    trx,
    {
      siteId: site.siteId,
      dedupeKey: `restock:${signUp.id}`,
      to: email,
      subject: `${title} is back at ${site.title}`,
      marketing: unsubscribing.marketing,
      ...mail,
    },
    box,
  );
}
