/** The mails of a past order as they would be written now: nothing is sent or kept. ROUT-36 */
import { ApiError, orderEditMessages, type OrderMailKind } from '@sitewright/contract';
import { findPayment } from '../../payments/find-payment.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import { findProvider } from '../../payments/providers.ts';
import { findOrderByNumber } from '../orders/find-order.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';
import { listFulfillments } from '../fulfillments/list-fulfillments.ts';
import { loadPaperedOrder, type PaperedOrder } from '../papers/load-papered-order.ts';
import { readSettings } from '../settings/read-settings.ts';
import { writeMoney } from '../sites/site-money.ts';
import { writeAlertMail } from './write-alert-mail.ts';
import { writeCartReminder } from './write-cart-reminder.ts';
import { writeReviewRequest } from './write-review-request.ts';
import type { MailScope, WrittenMail } from './mail-scope.ts';
import { writeEditedMail } from './write-edited-mail.ts';
import { writeOrderNotice } from './write-order-notice.ts';
import { writeCanceledMail } from './queue-canceled-mail.ts';
import { writeFulfillmentMail } from './queue-fulfillment-mail.ts';
import { writeOrderMail } from './queue-order-mail.ts';
import { writeRefundMail } from './queue-refund-mail.ts';
import { writeSettledMail } from './queue-settled-mail.ts';
import { siteOfOrder } from '../orders/site-of-order.ts';
import { sayOf } from '../settings/say-of.ts';

/** What a mail about an order is written of. */
export interface Previewed {
  scope: MailScope;
  order: Pick<PaperedOrder, 'status' | 'isTest' | 'dueAt' | 'items'>;
  payment: Pick<Payment, 'cartId' | 'provider' | 'snapshot'>;
  /** What every mail about it names. */
  facts: {
    orderId: string;
    orderNumber: number;
    token: string;
    email: string;
    currency: string;
    grandTotalCents: number;
    isTest: boolean;
  };
}

type Writer = (previewed: Previewed) => Promise<WrittenMail>;

/** One more kind of mail is one more line. */
const writers: Readonly<Record<OrderMailKind, Writer>> = {
  confirmed: ({ scope, order, payment, facts }) => {
    const { status, isTest, dueAt } = order;
    const { cartId, provider, snapshot } = payment;
    const isHandedOverUnpaid = findProvider(scope.ctx, provider)?.isHandedOverUnpaid === true;
    const stands = { status, isTest, dueAt, isHandedOverUnpaid };
    return writeOrderMail(scope, { ...facts, ...stands, cartId, provider, snapshot });
  },
  paid: ({ scope, facts }) => writeSettledMail(scope, { ...facts, status: 'paid' }),
  unpaid: ({ scope, facts }) => writeSettledMail(scope, { ...facts, status: 'canceled' }),
  shipped: (previewed) => previewFulfillment(previewed, 'shipment'),
  'ready-for-pickup': (previewed) => previewFulfillment(previewed, 'pickup'),
  canceled: ({ scope, facts }) =>
    writeCanceledMail(scope, { ...facts, amountCents: facts.grandTotalCents }),
  refunded: previewRefund,
  edited: previewEdited,
  'review-request': ({ scope, facts }) => writeReviewRequest(scope, facts),
  'cart-reminder': ({ scope, order, facts: { email } }) => {
    const items = order.items.map(({ title, quantity }) => ({ name: title, quantity }));
    return writeCartReminder(scope, { cartId: '', step: 1, email, items, path: '/checkout' });
  },
  alert: async ({ scope, facts: { email, orderId, orderNumber, grandTotalCents, currency } }) => {
    const money = { amountCents: grandTotalCents, currencyCode: currency };
    const text = `Order ${orderNumber} over ${writeMoney(scope.site, money)}`;
    const [to = email] = readSettings(scope.site, 'mails').alertAddresses;
    return writeAlertMail(scope, { to, alerts: [{ id: orderId, kind: 'new-order', text }] });
  },
};

/** @throws ApiError `order_not_found` */
export async function previewOrderMail(
  scope: MailScope,
  { orderNumber, kind }: { orderNumber: number; kind: OrderMailKind },
): Promise<WrittenMail> {
  const { db } = scope;
  const { siteId } = scope.site;
  const found = await findOrderByNumber(db, siteId, orderNumber);
  const order = found && (await loadPaperedOrder(db, { siteId, orderId: found.id }));
  const payment = found && (await findPayment(db, { siteId, paymentId: found.payment_id }));
  if (!order || !payment) throw new ApiError('order_not_found');
  const { orderId, email, currency, grandTotalCents, isTest } = order;
  const facts = {
    orderId,
    orderNumber,
    token: found.token,
    email,
    currency,
    grandTotalCents,
    isTest,
  };
  const site = await siteOfOrder(db, scope.site, orderId);
  return writeOf(kind, { scope: { ...scope, site }, order, payment, facts });
}

/** The mail of a kind. */
export function writeOf(kind: OrderMailKind, previewed: Previewed): Promise<WrittenMail> {
  return writers[kind](previewed);
}

/** The last refund; without one, as if all went back. */
async function previewRefund({ scope, facts }: Previewed): Promise<WrittenMail> {
  const { siteId } = scope.site;
  const refunds = await listOrderRefunds(scope.db, { siteId, orderId: facts.orderId });
  const done = refunds.filter(({ status }) => status === 'done');
  const last = done.at(-1);
  const refundedCents = done.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return writeRefundMail(scope, {
    ...facts,
    refundId: last?.id ?? '',
    amountCents: last?.amountCents ?? facts.grandTotalCents,
    refundedCents: last ? refundedCents : facts.grandTotalCents,
  });
}

/** The last edit; without one, as if it had changed nothing. */
async function previewEdited({ scope, facts }: Previewed): Promise<WrittenMail> {
  const { orderId } = facts;
  const written = await writeEditedMail(scope, { orderId });
  if (written) return written;
  const say = sayOf(scope.site);
  const blocks = [{ kind: 'text' as const, text: say(orderEditMessages.editedSame) }];
  const title = say(orderEditMessages.editedTitle);
  return writeOrderNotice(scope, facts, { kind: 'edited', dedupeKey: '', title, blocks });
}

/** The last parcel of the kind; without one, as if all of it were in one. */
async function previewFulfillment(
  { scope, order, facts }: Previewed,
  kind: 'shipment' | 'pickup',
): Promise<WrittenMail> {
  const { siteId } = scope.site;
  const all = await listFulfillments(scope.db, { siteId, orderId: facts.orderId });
  const last = all.findLast((one) => one.kind === kind);
  const units = last?.items ?? order.items.map(({ id, quantity }) => ({ itemId: id, quantity }));
  const items = units.map(({ itemId, quantity }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return { name: item?.title ?? '', variant: item?.variant ?? '', quantity };
  });
  return writeFulfillmentMail(scope, {
    ...facts,
    fulfillmentId: last?.id ?? '',
    kind,
    items,
    carrier: last?.carrier ?? '',
    trackingNumber: last?.trackingNumber ?? '',
    trackingUrl: last?.trackingUrl ?? '',
  });
}
