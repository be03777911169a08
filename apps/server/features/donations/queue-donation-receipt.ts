import type { EventScope } from '../../reactions/reaction.ts';
import { linkButton } from '../mail/link-button.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import type { OrderPaid } from '../orders/order-events.ts';
import { orderConfirmedPath } from '../orders/order-paths.ts';
import { writeMoney } from '../sites/site-money.ts';
import { siteUrl } from '../sites/site-url.ts';
import { writeDay } from '../sites/write-day.ts';
import { sayOf } from '../settings/say-of.ts';
import { siteOfOrder } from '../orders/site-of-order.ts';

/** Thanks for a donation whose money is there; once for each, also for each month. ROUT-27 */
export async function queueDonationReceipt(scope: EventScope, order: OrderPaid): Promise<void> {
  const { ctx, trx } = scope;
  const site = await siteOfOrder(trx, scope.site, order.orderId);
  const say = sayOf(site);
  const shop = site.title;
  const { snapshot, isTest, orderNumber } = order;
  const donation = snapshot.customLine;
  if (donation?.kind !== 'donation') return;
  const amount = writeMoney(site, {
    amountCents: snapshot.grandTotalCents,
    currencyCode: order.currency,
  });
  const shopUrl = siteUrl(ctx, site);
  const text = donation.plan
    ? say('{shop} has received your donation. You give it every month, until you end it.', { shop })
    : say('{shop} has received your donation.', { shop });
  const mail = await renderCustomerMail(
    { ctx, db: trx, site },
    {
      title: say('Thank you for your donation'),
      preview: say('{amount} for {title}', { amount, title: donation.title }),
      blocks: [
        { kind: 'text', text },
        ...(isTest
          ? [{ kind: 'note' as const, text: say('This is a test. No money was taken.') }]
          : []),
        {
          kind: 'rows',
          rows: [
            { label: say('For'), value: donation.title },
            { label: say('Received on'), value: writeDay(site, ctx.now()) },
            { label: say('Receipt'), value: String(orderNumber) },
            { label: say('Amount'), value: amount, isStrong: true },
          ],
        },
        ...donation.answers.map(({ title, text: told }) => {
          return { kind: 'address' as const, title, lines: told.split('\n') };
        }),
        { kind: 'text', text: say('Nothing was given in return for it.') },
        ...linkButton(site, shopUrl, {
          label: say('See your donation'),
          path: orderConfirmedPath(order.token),
          secret: order.token,
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
      dedupeKey: `donation-receipt:${order.orderId}`,
      to: snapshot.email,
      subject: `${isTest ? 'Test: ' : ''}${say('Your donation to {shop}', { shop })}`,
      ...mail,
    },
    await ctx.secrets(),
  );
}
