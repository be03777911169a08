/** Mails about a subscription; each of them leads to the page where it is changed. */
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { linkButton } from '../mail/link-button.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { writeDay } from '../sites/write-day.ts';
import type { SubscriptionAction } from './change-subscription.ts';
import type { SubscriptionRow } from './stored-subscriptions.ts';
import { cardPath, subscriptionPath } from './subscription-path.ts';
import { writePhrase } from './write-phrase.ts';

/** What a mail tells. */
export type SubscriptionNews =
  | { kind: 'started' }
  | { kind: 'failed'; retryAt: Date }
  | { kind: 'ended' }
  | { kind: 'confirm'; paymentId: string; path: string }
  | { kind: 'new-card'; paymentId: string }
  | { kind: 'plan-changed' | 'change-planned' | 'change-dropped'; label: string }
  | { kind: 'address' | 'short' | 'short-skipped' }
  | { kind: 'changed'; action: SubscriptionAction };

interface MailScope {
  ctx: AppContext;
  trx: WriteTransaction;
  site: Site;
}

export async function queueSubscriptionMail(
  { ctx, trx, site }: MailScope,
  row: SubscriptionRow,
  news: SubscriptionNews,
): Promise<void> {
  const shopUrl = siteUrl(ctx, site);
  const { title, text } = words(site, row, news);
  const link = (label: string, path: string) =>
    linkButton(site, shopUrl, { label, path, secret: row.token });
  const mail = renderMail({
    title,
    preview: `${row.title} at ${site.title}`,
    blocks: [
      { kind: 'text', text },
      ...(news.kind === 'confirm' ? link('Confirm the payment', news.path) : []),
      ...(asksForCard(news) ? link('Use another card', cardPath(row.token)) : []),
      ...link('Your subscription', subscriptionPath(row.token)),
      ...(row.is_test
        ? [{ kind: 'note' as const, text: 'This is a test. No money is taken.' }]
        : []),
    ],
    shopName: site.title,
    shopUrl,
    language: site.locale,
  });
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

function words(site: Site, row: SubscriptionRow, news: SubscriptionNews) {
  const next = row.next_billing_at ? writeDay(site, row.next_billing_at) : '';
  switch (news.kind) {
    case 'started':
      return {
        title: 'Your subscription has started',
        text: `${row.title}: ${writePhrase(site, row)}. ${next ? `The next payment is on ${next}.` : 'It is paid in full.'}`,
      };
    case 'failed':
      return {
        title: 'A payment did not work',
        text: `We could not take the payment for ${row.title}. We try again on ${writeDay(site, news.retryAt)}; nothing is needed from you if your card works by then. With another card it is paid at once.`,
      };
    case 'confirm':
      return {
        title: 'Please confirm a payment',
        text: `Your bank asks you to confirm the payment for ${row.title}.`,
      };
    case 'new-card':
      return {
        title: 'Your card was changed',
        text: `${row.title} is paid with ${row.method_label} from now on. If it was not you, tell the shop.`,
      };
    case 'ended':
      return {
        title: 'Your subscription has ended',
        text: `${row.title} has ended, because it could not be paid.`,
      };
    case 'plan-changed':
      return {
        title: 'Your subscription has changed',
        text: `It is ${news.label} from now on: ${writePhrase(site, row)}. What was paid and not used is credited and pays first.`,
      };
    case 'change-planned':
      return {
        title: 'Your subscription will change',
        text: `With the next payment${next && ` on ${next}`} ${row.title} becomes ${news.label}. Nothing is charged before.`,
      };
    case 'change-dropped':
      return {
        title: 'Your subscription stays as it is',
        text: `${row.title} goes on as it was: ${writePhrase(site, row)}.`,
      };
    case 'address':
      return {
        title: 'Your delivery address was changed',
        text: `${row.title} goes to the new address from the next delivery on.`,
      };
    case 'short':
      return {
        title: 'Your delivery is late',
        text: `There is not enough of ${row.title} in stock now. Nothing is charged; we try again soon.`,
      };
    case 'short-skipped':
      return {
        title: 'A delivery is left out',
        text: `There was not enough of ${row.title} in stock, so we left one delivery out and charged nothing for it.${next && ` The next payment is on ${next}.`}`,
      };
    case 'changed':
      return changed(row, news.action, next);
  }
}

function changed(row: SubscriptionRow, action: SubscriptionAction, next: string) {
  switch (action) {
    case 'pause':
      return {
        title: 'Your subscription is paused',
        text: `${row.title} waits until you resume it.`,
      };
    case 'resume':
      return {
        title: 'Your subscription goes on',
        text: `${row.title} goes on. The next payment is on ${next}.`,
      };
    case 'skip':
      return {
        title: 'A delivery is skipped',
        text: `We leave one delivery of ${row.title} out. The next payment is on ${next}.`,
      };
    case 'cancel':
      return {
        title: 'Your subscription is canceled',
        text: `${row.title} is canceled. Nothing more is taken.`,
      };
  }
}
