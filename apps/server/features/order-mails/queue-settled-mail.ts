/** The mail that tells what became of an order that was placed before its money came. */
import type { EventScope } from '../../reactions/reaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { OrderSettled } from '../orders/order-events.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { siteUrl } from '../sites/site-url.ts';
import { orderButton } from './order-button.ts';

export async function queueSettledMail(
  { ctx, trx, site }: EventScope,
  order: OrderSettled,
): Promise<void> {
  const { orderId, orderNumber, status, token } = order;
  const { title, text } = words(site, order);
  const mail = renderMail({
    title,
    preview: `Order ${orderNumber} at ${site.title}`,
    blocks: [{ kind: 'text', text }, ...orderButton({ ctx, site }, token)],
    shopName: site.title,
    shopUrl: siteUrl(ctx, site),
    language: site.locale,
  });
  await queueMail(trx, {
    siteId: site.siteId,
    dedupeKey: `order-${status}:${orderId}`,
    to: order.email,
    subject: `${title}: order ${orderNumber} at ${site.title}`,
    ...mail,
  });
}

function words(site: Site, order: OrderSettled): { title: string; text: string } {
  const { orderNumber, currency, grandTotalCents } = order;
  const total = writeMoney(site, { amountCents: grandTotalCents, currencyCode: currency });
  if (order.status === 'paid') {
    return {
      title: 'Payment received',
      text: `Your payment of ${total} for order ${orderNumber} has arrived. We start on your order now.`,
    };
  }
  return {
    title: 'Order canceled',
    text: `Order ${orderNumber} is canceled, because your payment of ${total} did not arrive. If you have paid, please answer this mail.`,
  };
}
