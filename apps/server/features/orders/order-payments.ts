/**
 * The payments of an order: the one that made it, and those that paid what edits added. Each pays
 * for what its own snapshot says, so nothing is paid or counted twice.
 */
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';

interface OrderKey {
  siteId: string;
  orderId: string;
  /** The one that made it. */
  paymentId: string;
}

/** Ids, the one that made the order first. */
export async function listPaymentsOfOrder(
  db: ReadDatabase,
  { siteId, orderId, paymentId }: OrderKey,
): Promise<string[]> {
  const rows = await db
    .selectFrom('order_payments')
    .select('payment_id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('payment_id')
    .execute();
  return [paymentId, ...rows.map((row) => row.payment_id)];
}

/** Notes a further payment, which must be locked, and the order too. */
export async function addPaymentOfOrder(
  trx: WriteTransaction,
  { siteId, orderId, paymentId }: OrderKey,
): Promise<void> {
  await trx
    .insertInto('order_payments')
    .values({ site_id: siteId, order_id: orderId, payment_id: paymentId })
    .execute();
}

/** The further payments of several orders, by the orders' ids. */
export async function listFurtherPayments(
  db: ReadDatabase,
  siteId: string,
  orderIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_payments')
    .select(['order_id', 'payment_id'])
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('payment_id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.order_id);
  return new Map([...grouped].map(([id, own]) => [id, own.map((row) => row.payment_id)]));
}

/** What was asked of a buyer by all payments of an order, and what of it went back. */
export interface MoneyOfPayments {
  amountCents: number;
  refundedCents: number;
}

/** What all payments of an order took and gave back, in minor units. */
export async function sumPaymentsOfOrder(
  db: ReadDatabase,
  order: OrderKey,
): Promise<MoneyOfPayments> {
  const row = await db
    .selectFrom('payments')
    .select((eb) => [
      eb.fn.sum<string>('amount_cents').as('amount'),
      eb.fn.sum<string>('refunded_cents').as('refunded'),
    ])
    .where('site_id', '=', order.siteId)
    .where('id', 'in', await listPaymentsOfOrder(db, order))
    .executeTakeFirstOrThrow();
  return { amountCents: Number(row.amount), refundedCents: Number(row.refunded) };
}
