/** The money of an order and its life, as staff see them. */
import { listKeptParts, type ChargedPart, type KeptPart } from '@sitewright/commerce';
import type { ReadDatabase } from '../../db/database.ts';
import { chargedPartsOf } from './lock-order.ts';
import type { FulfillmentStatus, OrderStatus } from './order-states.ts';
import { listOrderRefunds, type OrderRefund } from './refunds/order-refunds.ts';
import { listTimeline, type HappenedEntry } from './timeline.ts';

export interface OrderMoney {
  orderId: string;
  orderNumber: number;
  status: OrderStatus;
  fulfillmentStatus: FulfillmentStatus;
  isTest: boolean;
  currency: string;
  grandTotalCents: number;
  refundedCents: number;
  /** What an edit left to pay. */
  dueCents: number;
  editCount: number;
  /** True once staff let it leave with a rest due. */
  shipsUnpaid: boolean;
  charged: readonly ChargedPart[];
  /** The same parts, as far as they are kept. */
  kept: readonly KeptPart[];
  refunds: readonly OrderRefund[];
  timeline: readonly HappenedEntry[];
}

/** Undefined when the site has no order of the number. */
export async function loadOrderMoney(
  db: ReadDatabase,
  { siteId, orderNumber }: { siteId: string; orderNumber: number },
): Promise<OrderMoney | undefined> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'payment_id', 'status', 'fulfillment_status', 'is_test', 'currency'])
    .select(['grand_total_cents', 'refunded_cents', 'charged_parts'])
    .select(['due_cents', 'edit_count', 'ships_unpaid'])
    .where('site_id', '=', siteId)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!row) return undefined;
  const key = { siteId, orderId: row.id, paymentId: row.payment_id };
  const charged = row.charged_parts ?? (await chargedPartsOf(db, key));
  const refunds = await listOrderRefunds(db, key);
  return {
    orderId: row.id,
    orderNumber,
    status: row.status,
    fulfillmentStatus: row.fulfillment_status,
    isTest: row.is_test,
    currency: row.currency,
    grandTotalCents: row.grand_total_cents,
    refundedCents: row.refunded_cents,
    dueCents: row.due_cents,
    editCount: row.edit_count,
    shipsUnpaid: row.ships_unpaid,
    charged,
    kept: listKeptParts(charged, refunds),
    refunds,
    timeline: await listTimeline(db, key),
  };
}

/** What an order comes to now. */
export function sumKept({ kept }: Pick<OrderMoney, 'kept'>): number {
  return kept.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
