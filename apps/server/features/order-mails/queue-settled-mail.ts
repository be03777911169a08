/** The mail that tells what became of an order that was placed before its money came. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderSettled } from '../orders/order-events.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { paperLinks } from './paper-links.ts';
import { queueWritten, type MailScope, type WrittenMail } from './mail-scope.ts';
import { writeOrderNotice } from './write-order-notice.ts';

/** What is no goods is thanked for by the room that sold it. */
export async function queueSettledMail(scope: EventScope, order: OrderSettled): Promise<void> {
  if (order.kind !== 'goods' && order.status === 'paid') return;
  await queueWritten(scope, writeSettledMail, order);
}

export async function writeSettledMail(
  scope: MailScope,
  order: Omit<OrderSettled, 'kind'>,
): Promise<WrittenMail> {
  const { title, text } = words(scope.site, order);
  return writeOrderNotice(scope, order, {
    dedupeKey: `order-${order.status}:${order.orderId}`,
    title,
    blocks: [{ kind: 'text', text }],
    links: await paperLinks(scope, order.orderId),
  });
}

function words(site: Site, order: Omit<OrderSettled, 'kind'>): { title: string; text: string } {
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
