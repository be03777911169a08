/** The mail that tells that the shop called a paid order off. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderCanceled } from '../orders/order-events.ts';
import { writeMoney } from '../sites/site-money.ts';
import { queueWritten, type MailScope, type WrittenMail } from './mail-scope.ts';
import { writeOrderNotice } from './write-order-notice.ts';
import { sayOf } from '../settings/say-of.ts';

export async function queueCanceledMail(scope: EventScope, order: OrderCanceled): Promise<void> {
  await queueWritten(scope, writeCanceledMail, order);
}

export async function writeCanceledMail(
  scope: MailScope,
  order: OrderCanceled,
): Promise<WrittenMail> {
  const { orderId, orderNumber, currency, amountCents } = order;
  const say = sayOf(scope.site);
  const number = orderNumber;
  const amount = writeMoney(scope.site, { amountCents, currencyCode: currency });
  const text =
    amountCents > 0
      ? say('Order {number} is canceled. We give {amount} back to you.', { number, amount })
      : say('Order {number} is canceled.', { number });
  return writeOrderNotice(scope, order, {
    kind: 'canceled',
    dedupeKey: `order-called-off:${orderId}`,
    title: say('Order canceled'),
    blocks: [{ kind: 'text', text }],
  });
}
