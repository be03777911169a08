/** The mail that tells that the shop called a paid order off. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderCanceled } from '../orders/order-events.ts';
import { writeMoney } from '../sites/site-money.ts';
import { queueWritten, type MailScope, type WrittenMail } from './mail-scope.ts';
import { writeOrderNotice } from './write-order-notice.ts';

export async function queueCanceledMail(scope: EventScope, order: OrderCanceled): Promise<void> {
  await queueWritten(scope, writeCanceledMail, order);
}

export async function writeCanceledMail(
  scope: MailScope,
  order: OrderCanceled,
): Promise<WrittenMail> {
  const { orderId, orderNumber, currency, amountCents } = order;
  const sum = writeMoney(scope.site, { amountCents, currencyCode: currency });
  const back = amountCents > 0 ? ` We give ${sum} back to you.` : '';
  return writeOrderNotice(scope, order, {
    dedupeKey: `order-called-off:${orderId}`,
    title: 'Order canceled',
    blocks: [{ kind: 'text', text: `Order ${orderNumber} is canceled.${back}` }],
  });
}
