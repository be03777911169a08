/** The mail that tells what became of an order that was placed before its money came. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderSettled } from '../orders/order-events.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { paperLinks } from './paper-links.ts';
import { queueWritten, type MailScope, type WrittenMail } from './mail-scope.ts';
import { writeOrderNotice } from './write-order-notice.ts';
import { sayOf } from '../settings/say-of.ts';

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
    kind: order.status === 'paid' ? 'paid' : 'unpaid',
    dedupeKey: `order-${order.status}:${order.orderId}`,
    title,
    blocks: [{ kind: 'text', text }],
    links: await paperLinks(scope, order.orderId),
  });
}

function words(site: Site, order: Omit<OrderSettled, 'kind'>): { title: string; text: string } {
  const { orderNumber, currency, grandTotalCents } = order;
  const say = sayOf(site);
  const amount = writeMoney(site, { amountCents: grandTotalCents, currencyCode: currency });
  const told = { amount, number: orderNumber };
  if (order.status === 'paid') {
    return {
      title: say('Payment received'),
      text: say(
        'Your payment of {amount} for order {number} has arrived. We start on your order now.',
        told,
      ),
    };
  }
  return {
    title: say('Order canceled'),
    text: say(
      'Order {number} is canceled, because your payment of {amount} did not arrive. If you have paid, please answer this mail.',
      told,
    ),
  };
}
