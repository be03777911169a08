import type { EventScope } from '../../reactions/reaction.ts';
import { linkButton } from '../mail/link-button.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { OrderPaid } from '../orders/order-events.ts';
import { orderConfirmedPath } from '../orders/order-paths.ts';
import { writeMoney } from '../sites/site-money.ts';
import { siteUrl } from '../sites/site-url.ts';
import { writeDay } from '../sites/write-day.ts';

/** Thanks for a donation whose money is there; once for each, also for each month. ROUT-27 */
export async function queueDonationReceipt(scope: EventScope, order: OrderPaid): Promise<void> {
  const { ctx, trx, site } = scope;
  const { snapshot, isTest, orderNumber } = order;
  const donation = snapshot.customLine;
  if (donation?.kind !== 'donation') return;
  const amount = writeMoney(site, {
    amountCents: snapshot.grandTotalCents,
    currencyCode: order.currency,
  });
  const shopUrl = siteUrl(ctx, site);
  const every = donation.plan ? ' You give it every month, until you end it.' : '';
  const mail = renderMail({
    title: 'Thank you for your donation',
    preview: `${amount} for ${donation.title}`,
    blocks: [
      { kind: 'text', text: `${site.title} has received your donation.${every}` },
      ...(isTest ? [{ kind: 'note' as const, text: 'This is a test. No money was taken.' }] : []),
      {
        kind: 'rows',
        rows: [
          { label: 'For', value: donation.title },
          { label: 'Received on', value: writeDay(site, ctx.now()) },
          { label: 'Receipt', value: String(orderNumber) },
          { label: 'Amount', value: amount, isStrong: true },
        ],
      },
      ...donation.answers.map(({ title, text }) => {
        return { kind: 'address' as const, title, lines: text.split('\n') };
      }),
      { kind: 'text', text: 'Nothing was given in return for it.' },
      ...linkButton(site, shopUrl, {
        label: 'See your donation',
        path: orderConfirmedPath(order.token),
        secret: order.token,
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
      dedupeKey: `donation-receipt:${order.orderId}`,
      to: snapshot.email,
      subject: `${isTest ? 'Test: ' : ''}Your donation to ${site.title}`,
      ...mail,
    },
    await ctx.secrets(),
  );
}
