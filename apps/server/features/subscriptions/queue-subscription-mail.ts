/** Mails about a subscription; each of them leads to the page where it is changed. */
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { linkButton } from '../mail/link-button.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { SubscriptionNews } from './subscription-news.ts';
import { tellNews } from './tell-news.ts';
import type { SubscriptionRow } from './stored-subscriptions.ts';
import { cardPath, subscriptionPath } from './subscription-path.ts';
import { sayOf } from '../settings/say-of.ts';
import { siteIn } from '../sites/site-in-language.ts';

interface MailScope {
  ctx: AppContext;
  trx: WriteTransaction;
  site: Site;
}

export async function queueSubscriptionMail(
  { ctx, trx, site: own }: MailScope,
  row: SubscriptionRow,
  news: SubscriptionNews,
): Promise<void> {
  // It speaks as the order that began it.
  const site = await siteIn(trx, own, row.renewal?.language ?? null);
  const say = sayOf(site);
  const shopUrl = siteUrl(ctx, site);
  const { title, text } = tellNews(site, row, news);
  const link = (label: string, path: string) =>
    linkButton(site, shopUrl, { label, path, secret: row.token });
  const mail = await renderCustomerMail(
    { ctx, db: trx, site },
    {
      title,
      preview: say('{title} at {shop}', { title: row.title, shop: site.title }),
      blocks: [
        { kind: 'text', text },
        ...(news.kind === 'confirm' ? link(say('Confirm the payment'), news.path) : []),
        ...(asksForCard(news) ? link(say('Use another card'), cardPath(row.token)) : []),
        ...link(say('Your subscription'), subscriptionPath(row.token)),
        ...(row.is_test
          ? [{ kind: 'note' as const, text: say('This is a test. No money is taken.') }]
          : []),
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
      dedupeKey: `subscription:${row.id}:${keyOf(row, news, ctx.now())}`,
      to: row.email,
      subject: `${title}: ${row.title}`,
      ...mail,
    },
    await ctx.secrets(),
  );
}

/** Another card may help. */
function asksForCard({ kind }: SubscriptionNews): boolean {
  return kind === 'failed' || kind === 'confirm';
}

/** The same news twice is one mail. */
function keyOf(row: SubscriptionRow, news: SubscriptionNews, now: Date): string {
  switch (news.kind) {
    case 'started':
    case 'ended':
      return news.kind;
    case 'failed':
      return `failed:${row.next_period}:${row.failures}`;
    case 'confirm':
    case 'new-card':
      return `${news.kind}:${news.paymentId}`;
    case 'plan-changed':
    case 'change-planned':
    case 'change-dropped':
    case 'address':
      return `${news.kind}:${row.next_period}:${now.getTime()}`;
    case 'short':
    case 'short-skipped':
      return `${news.kind}:${row.next_period}`;
    case 'changed':
      return `${news.action}:${row.next_period}:${now.getTime()}`;
  }
}
