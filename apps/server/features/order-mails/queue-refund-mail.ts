/** The mail that tells that money went back; one for each refund. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderRefunded } from '../orders/order-events.ts';
import { writeMoney } from '../sites/site-money.ts';
import { paperLinks } from './paper-links.ts';
import { queueWritten, type MailScope, type WrittenMail } from './mail-scope.ts';
import { writeOrderNotice } from './write-order-notice.ts';
import { sayOf } from '../settings/say-of.ts';

export async function queueRefundMail(scope: EventScope, order: OrderRefunded): Promise<void> {
  await queueWritten(scope, writeRefundMail, order);
}

export async function writeRefundMail(
  scope: MailScope,
  order: OrderRefunded,
): Promise<WrittenMail> {
  const { orderNumber, currency, amountCents, refundedCents, grandTotalCents } = order;
  const write = (cents: number) =>
    writeMoney(scope.site, { amountCents: cents, currencyCode: currency });
  const say = sayOf(scope.site);
  const isWhole = refundedCents >= grandTotalCents;
  const told = { amount: write(amountCents), number: orderNumber };
  const text = isWhole
    ? say('We gave back {amount}, so that all you paid for order {number} is back with you.', told)
    : say('We gave back {amount} of what you paid for order {number}.', told);
  return writeOrderNotice(scope, order, {
    kind: 'refunded',
    dedupeKey: `order-refunded:${order.refundId}`,
    title: say('Refund'),
    blocks: [
      { kind: 'text', text },
      { kind: 'note', text: say('It goes the way it came. A bank may take some days to show it.') },
    ],
    links: await paperLinks(scope, order.orderId),
  });
}
