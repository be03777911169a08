/** An order as an edit needs it. */
import {
  listKeptParts,
  type ChargedPart,
  type KeptPart,
  type TotalStep,
} from '@sitewright/commerce';
import type { ReadDatabase } from '../../db/database.ts';
import { findPayment } from '../../payments/find-payment.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import type { Address } from '../../payments/payment-snapshot.ts';
import { listFulfillments } from '../fulfillments/list-fulfillments.ts';
import { listOpenItems } from '../fulfillments/open-units.ts';
import { isHandedOver, listOrderedItems } from '../orders/list-ordered-items.ts';
import { chargedPartsOf } from '../orders/lock-order.ts';
import type { FulfillmentStatus, OrderKind, OrderStatus } from '../orders/order-states.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';

/** One item with what may still be taken off it. */
export interface EditableItem {
  id: string;
  productId: string;
  variantId: string;
  title: string;
  /** `Blue, Large`. */
  variant: string;
  productType: number;
  unitPriceCents: number;
  /** Of a line of free text. */
  taxClass: string;
  kept: number;
  /** Units that nobody handed over; nothing of what goes by mail at once. */
  open: number;
  /** False for downloads and gift cards. */
  isEditable: boolean;
}

export interface EditedOrder {
  siteId: string;
  orderId: string;
  orderNumber: number;
  token: string;
  email: string;
  kind: OrderKind;
  status: OrderStatus;
  fulfillmentStatus: FulfillmentStatus;
  currency: string;
  isTest: boolean;
  dueCents: number;
  editCount: number;
  shippingOptionName: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  isPickedUp: boolean;
  charged: readonly ChargedPart[];
  kept: readonly KeptPart[];
  /** Of all that was charged; empty in orders of old. */
  steps: readonly TotalStep[];
  items: readonly EditableItem[];
  /** What went, or goes, off. */
  refunds: Awaited<ReturnType<typeof listOrderRefunds>>;
  /** The payment that made it. */
  payment: Payment;
}

/** Undefined when the site has no order of the number. */
export async function loadEditedOrder(
  db: ReadDatabase,
  { siteId, orderNumber }: { siteId: string; orderNumber: number },
): Promise<EditedOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  const payment = row && (await findPayment(db, { siteId, paymentId: row.payment_id }));
  if (!row || !payment) return undefined;
  const key = { siteId, orderId: row.id, paymentId: row.payment_id };
  const charged = row.charged_parts ?? (await chargedPartsOf(db, key));
  const refunds = await listOrderRefunds(db, key);
  const kept = listKeptParts(charged, refunds);
  return {
    siteId,
    orderId: row.id,
    orderNumber,
    token: row.token,
    email: row.email,
    kind: row.kind,
    status: row.status,
    fulfillmentStatus: row.fulfillment_status,
    currency: row.currency,
    isTest: row.is_test,
    dueCents: row.due_cents,
    editCount: row.edit_count,
    shippingOptionName: row.shipping_option_name,
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    isPickedUp: row.pickup_contact !== null,
    charged,
    kept,
    steps: row.steps ?? [],
    items: await listEditableItems(db, { ...key, kept }),
    refunds,
    payment,
  };
}

async function listEditableItems(
  db: ReadDatabase,
  order: { siteId: string; orderId: string; kept: readonly KeptPart[] },
): Promise<EditableItem[]> {
  const rows = await db
    .selectFrom('order_items')
    .select(['id', 'product_id', 'variant_id', 'unit_price_cents', 'tax_class'])
    .where('site_id', '=', order.siteId)
    .where('order_id', '=', order.orderId)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const items = await listOrderedItems(db, order);
  const open = new Map(
    listOpenItems(items, await listFulfillments(db, order)).map((item) => [item.id, item.open]),
  );
  return items.map((item) => ({
    id: item.id,
    productId: rowOf.get(item.id)!.product_id,
    variantId: rowOf.get(item.id)!.variant_id,
    title: item.name,
    variant: item.variant,
    productType: item.productType,
    unitPriceCents: rowOf.get(item.id)!.unit_price_cents,
    taxClass: rowOf.get(item.id)!.tax_class ?? 'standard',
    kept: item.kept,
    open: open.get(item.id) ?? 0,
    isEditable: isHandedOver(item),
  }));
}
