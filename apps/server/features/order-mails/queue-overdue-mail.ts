/** The mail that reminds of an order whose day to pay has passed. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderOverdue } from '../orders/order-events.ts';
import { writeMoney } from '../sites/site-money.ts';
import { writeDay } from '../sites/write-day.ts';
import { howToPay } from './how-to-pay.ts';
import { paperLinks } from './paper-links.ts';
import { queueWritten, type MailScope, type WrittenMail } from './mail-scope.ts';
import { writeOrderNotice } from './write-order-notice.ts';
import { sayOf } from '../settings/say-of.ts';

export async function queueOverdueMail(scope: EventScope, order: OrderOverdue): Promise<void> {
  await queueWritten(scope, writeOverdueMail, order);
}

async function writeOverdueMail(scope: MailScope, order: OrderOverdue): Promise<WrittenMail> {
  const { site } = scope;
  const { orderId, orderNumber, currency, grandTotalCents, dueAt, reminder } = order;
  const say = sayOf(site);
  const amount = writeMoney(site, { amountCents: grandTotalCents, currencyCode: currency });
  const number = orderNumber;
  const text = dueAt
    ? say(
        'Your order {number} over {amount} was to be paid by {day}. We have not seen the money yet. If you have paid meanwhile, please forget this mail.',
        { number, amount, day: writeDay(site, dueAt) },
      )
    : say(
        'Your order {number} over {amount}. We have not seen the money yet. If you have paid meanwhile, please forget this mail.',
        { number, amount },
      );
  return writeOrderNotice(scope, order, {
    dedupeKey: `order-overdue:${orderId}:${reminder}`,
    title: say('Payment reminder'),
    blocks: [{ kind: 'text', text }, ...howToPay(site, { ...order, dueAt: null })],
    links: await paperLinks(scope, orderId),
  });
}
