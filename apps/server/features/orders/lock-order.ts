/** Reading an order so that nobody else can change it until the transaction ends. */
import type { ChargedPart } from '@sitewright/commerce';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { readChargedLines } from '../../payments/charged-parts.ts';
import { findPayment } from '../../payments/find-payment.ts';
import { findOrderOfPayment } from './find-order.ts';
import type { FulfillmentStatus, OrderKind, OrderStatus } from './order-states.ts';

/** An order as its rules see it. */
export interface LockedOrder {
  siteId: string;
  orderId: string;
  orderNumber: number;
  token: string;
  paymentId: string;
  email: string;
  kind: OrderKind;
  status: OrderStatus;
  fulfillmentStatus: FulfillmentStatus;
  currency: string;
  grandTotalCents: number;
  refundedCents: number;
  /** What an edit made dearer and nobody has paid yet. */
  dueCents: number;
  editCount: number;
  /** True once staff let it leave with a rest due. */
  shipsUnpaid: boolean;
  isTest: boolean;
  /** What each item and shipping were charged. */
  chargedParts: readonly ChargedPart[];
}

/**
 * The order of a payment, which made it or paid what an edit added. The payment must be locked
 * before: an order is always locked after its cart and its payment. Undefined when there is none.
 */
export async function lockOrderOfPayment(
  trx: WriteTransaction,
  { siteId, paymentId }: { siteId: string; paymentId: string },
): Promise<LockedOrder | undefined> {
  const orderId = await findOrderOfPayment(trx, { siteId, paymentId });
  if (orderId === undefined) return undefined;
  const row = await trx
    .selectFrom('orders')
    .select(['id', 'order_number', 'token', 'payment_id', 'email', 'status', 'currency'])
    .select(['kind', 'fulfillment_status', 'due_cents', 'edit_count', 'ships_unpaid'])
    .select(['grand_total_cents', 'refunded_cents', 'is_test', 'charged_parts'])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const key = { siteId, orderId, paymentId: row.payment_id };
  return {
    ...key,
    orderNumber: row.order_number,
    token: row.token,
    email: row.email,
    kind: row.kind,
    status: row.status,
    fulfillmentStatus: row.fulfillment_status,
    currency: row.currency,
    grandTotalCents: row.grand_total_cents,
    refundedCents: row.refunded_cents,
    dueCents: row.due_cents,
    editCount: row.edit_count,
    shipsUnpaid: row.ships_unpaid,
    isTest: row.is_test,
    chargedParts: row.charged_parts ?? (await chargedPartsOf(trx, key)),
  };
}

/** Orders of old do not hold what they were charged; their payments tell. */
export async function chargedPartsOf(
  db: ReadDatabase,
  { siteId, orderId, paymentId }: { siteId: string; orderId: string; paymentId: string },
): Promise<ChargedPart[]> {
  const payment = await findPayment(db, { siteId, paymentId });
  const items = await db
    .selectFrom('order_items')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const ids = items.map(({ id }) => id);
  return payment ? readChargedLines(payment.snapshot, ids).parts : [];
}
