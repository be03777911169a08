import { describeVariant, type ChargedPart, type TotalStep } from '@sitewright/commerce';
import type { CheckoutAnswer } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { readChargedLines } from '../../payments/charged-parts.ts';
import { findPayment } from '../../payments/find-payment.ts';
import type { PaymentSnapshot, SoldTaxLine } from '../../payments/payment-snapshot.ts';
import { chargedPartsOf } from '../orders/lock-order.ts';
import type { OrderStatus } from '../orders/order-states.ts';

/** An item as papers name it. */
export interface PaperedItem {
  id: string;
  productType: number;
  title: string;
  variant: string;
  /** What the form of the product was answered with. */
  answers: readonly CheckoutAnswer[];
  sku: string;
  quantity: number;
  unitPriceCents: number;
}

/** What papers tell of an order. */
export interface PaperedOrder {
  siteId: string;
  orderId: string;
  orderNumber: number;
  status: OrderStatus;
  /** When its money was there. */
  paidAt: Date | null;
  createdAt: Date;
  email: string;
  currency: string;
  isTest: boolean;
  grandTotalCents: number;
  shippingOptionName: string;
  shippingAddress: Record<string, string> | null;
  billingAddress: Record<string, string> | null;
  items: PaperedItem[];
  charged: readonly ChargedPart[];
  /** Empty in orders of old. */
  steps: readonly TotalStep[];
  taxLines: readonly SoldTaxLine[];
  balances: NonNullable<PaymentSnapshot['balances']>;
  /** Who takes its money; empty when nobody does. */
  provider: string;
  dueAt: Date | null;
  /** Of what was ordered at once; the same as of all unless it was edited. */
  base: PaperedPart;
}

/** What one paper is about of an order. */
export interface PaperedPart {
  charged: readonly ChargedPart[];
  /** Empty in orders of old. */
  steps: readonly TotalStep[];
  grandTotalCents: number;
}

/** Undefined when the site has no such order. */
export async function loadPaperedOrder(
  db: ReadDatabase,
  key: { siteId: string; orderId: string },
): Promise<PaperedOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', key.siteId)
    .where('id', '=', key.orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const paymentKey = { ...key, paymentId: row.payment_id };
  const payment = await findPayment(db, paymentKey);
  const all = {
    charged: row.charged_parts ?? (await chargedPartsOf(db, paymentKey)),
    steps: row.steps ?? [],
    grandTotalCents: row.grand_total_cents,
  };
  return {
    ...key,
    orderNumber: row.order_number,
    status: row.status,
    paidAt: row.paid_at,
    createdAt: row.created_at,
    email: row.email,
    currency: row.currency,
    isTest: row.is_test,
    shippingOptionName: row.shipping_option_name,
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    items: await listItems(db, key),
    ...all,
    base: row.edit_count > 0 && payment ? await readBase(db, key, payment.snapshot) : all,
    taxLines: row.tax_lines,
    balances: payment?.snapshot.balances ?? [],
    provider: payment?.provider ?? '',
    dueAt: payment?.dueAt ?? null,
  };
}

/** What the payment that made an order was for, as it was fixed then. */
async function readBase(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
  snapshot: PaymentSnapshot,
): Promise<PaperedPart> {
  const rows = await db
    .selectFrom('order_items')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('edit_id', 'is', null)
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const { parts: charged, steps } = readChargedLines(snapshot, ids);
  return { charged, steps, grandTotalCents: snapshot.grandTotalCents };
}

async function listItems(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<PaperedItem[]> {
  const rows = await db
    .selectFrom('order_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productType: row.product_type,
    title: row.product_name,
    variant: describeVariant({ attributes: row.attributes }, row.option_names),
    answers: row.answers,
    sku: row.sku,
    quantity: row.quantity,
    unitPriceCents: row.unit_price_cents,
  }));
}
