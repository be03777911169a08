/** The mail that tells that money went back; one for each refund. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderRefunded } from '../orders/order-events.ts';
import { writeMoney } from '../sites/site-money.ts';
import { paperLinks } from './paper-links.ts';
import { queueWritten, type MailScope, type WrittenMail } from './mail-scope.ts';
import { writeOrderNotice } from './write-order-notice.ts';

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
  const isWhole = refundedCents >= grandTotalCents;
  const text = isWhole
    ? `We gave back ${write(amountCents)}, so that all you paid for order ${orderNumber} is back with you.`
    : `We gave back ${write(amountCents)} of what you paid for order ${orderNumber}.`;
  return writeOrderNotice(scope, order, {
    dedupeKey: `order-refunded:${order.refundId}`,
    title: 'Refund',
    blocks: [
      { kind: 'text', text },
      { kind: 'note', text: 'It goes the way it came. A bank may take some days to show it.' },
    ],
    links: await paperLinks(scope, order.orderId),
  });
}
