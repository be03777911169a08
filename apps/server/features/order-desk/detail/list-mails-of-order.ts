import type { getOrderDetail } from '@sitewright/contract';
import { returnStates } from '@sitewright/contract';
import type { AnswerOf } from '../../../http/call-types.ts';
import type { ReadDatabase } from '../../../db/database.ts';
import type { OrderMoney } from '../../orders/load-order-money.ts';

interface MailsOf {
  siteId: string;
  orderId: string;
  fulfillments: readonly { id: string }[];
  returns: readonly { id: string }[];
  edits: readonly { id: string }[];
  money: Pick<OrderMoney, 'refunds'>;
}

/** Reminders to pay, and mails with downloads: of these the first ones. */
const firstOnes = [0, 1, 2, 3, 4, 5] as const;

/** Mails that an order had written, the newest first. They are found by the keys of their queue. */
export async function listMailsOfOrder(
  db: ReadDatabase,
  { siteId, ...order }: MailsOf,
): Promise<AnswerOf<typeof getOrderDetail>['mails']> {
  const rows = await db
    .selectFrom('outbox_mails')
    .select(['id', 'to_address', 'subject', 'status', 'created_at'])
    .where('site_id', '=', siteId)
    .where('dedupe_key', 'in', listKeys(order))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    status: row.status,
    createdOn: row.created_at.getTime(),
  }));
}

const kindsOfOrders = [
  'order-confirmation',
  'order-paid',
  'order-canceled',
  'order-called-off',
  'review-request',
  'donation-receipt',
] as const;

function listKeys(order: Omit<MailsOf, 'siteId'>): string[] {
  const { orderId, fulfillments, returns, edits, money } = order;
  return [
    ...kindsOfOrders.map((kind) => `${kind}:${orderId}`),
    ...firstOnes.flatMap((count) => [
      `order-overdue:${orderId}:${count}`,
      `downloads:${orderId}:${count}`,
    ]),
    ...fulfillments.map(({ id }) => `fulfillment:${id}`),
    ...returns.flatMap(({ id }) => returnStates.map((state) => `return:${id}:${state}`)),
    ...edits.map(({ id }) => `order-edited:${id}`),
    ...money.refunds.map(({ id }) => `order-refunded:${id}`),
  ];
}
