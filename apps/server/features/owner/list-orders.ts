/** Orders of a site, newest first, and one of them in full. */
import { describeVariant } from '@sitewright/commerce';
import type { CheckoutAnswer, WireTotalStep } from '@sitewright/contract';
import { presentStep } from '../cart/present-steps.ts';
import type { ReadDatabase } from '../../db/database.ts';
import type { SoldTaxLine } from '../../payments/payment-snapshot.ts';
import type { OrderKind } from '../orders/order-states.ts';
import { cutPage, isUpwards, pageSize, type PlacedPage, type RowPlace } from './paging.ts';

/** Which orders a list shows. */
export const listedKinds = ['all', 'real', 'tests'] as const;

/** One of {@link listedKinds}. */
export type ListedKind = (typeof listedKinds)[number];

export interface OrderLine {
  number: number;
  createdAt: Date;
  email: string;
  status: string;
  kind: OrderKind;
  /** True when no real money moved. */
  isTest: boolean;
  currency: string;
  grandTotalCents: number;
}

export interface OrderDetail extends OrderLine {
  id: string;
  paymentId: string;
  refundedCents: number;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  taxLines: SoldTaxLine[];
  shippingOptionName: string;
  shippingAddress: Record<string, string> | null;
  billingAddress: Record<string, string> | null;
  pickupContact: Record<string, string> | null;
  note: string;
  answers: readonly CheckoutAnswer[];
  /** Why the total is what it is; none for orders of old. */
  steps: WireTotalStep[];
  items: OrderItem[];
}

export interface OrderItem {
  id: string;
  name: string;
  /** `Blue, Large`. */
  variant: string;
  /** What the form of the product was answered with. */
  answers: readonly CheckoutAnswer[];
  sku: string;
  quantity: number;
  unitPriceCents: number;
}

/** By their numbers, which never come twice. */
export async function listOrders(
  db: ReadDatabase,
  { siteId, place, kind }: { siteId: string; place: RowPlace; kind: ListedKind },
): Promise<PlacedPage<OrderLine>> {
  const isUp = isUpwards(place);
  const key = readNumber(isUp ? place.after : place.before);
  const rows = await db
    .selectFrom('orders')
    .select([
      'order_number',
      'created_at',
      'email',
      'status',
      'kind',
      'is_test',
      'currency',
      'grand_total_cents',
    ])
    .where('site_id', '=', siteId)
    .$if(kind !== 'all', (some) => some.where('is_test', '=', kind === 'tests'))
    .$if(key !== undefined, (beside) => beside.where('order_number', isUp ? '>' : '<', key!))
    .orderBy('order_number', isUp ? 'asc' : 'desc')
    .limit(pageSize + 1)
    .execute();
  const lines = rows.map((row) => ({
    number: row.order_number,
    createdAt: row.created_at,
    email: row.email,
    status: row.status,
    kind: row.kind,
    isTest: row.is_test,
    currency: row.currency,
    grandTotalCents: row.grand_total_cents,
  }));
  return cutPage(isUp ? lines.toReversed() : lines, place, ({ number }) => String(number));
}

/** Undefined for what is no number of an order: the list then begins anew. */
function readNumber(key: string | undefined): number | undefined {
  const number = Number(key);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** One order of a site by its number, whole; undefined when there is none. */
export async function findOrder(
  db: ReadDatabase,
  siteId: string,
  number: number,
): Promise<OrderDetail | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_number', '=', number)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    number: row.order_number,
    paymentId: row.payment_id,
    createdAt: row.created_at,
    email: row.email,
    status: row.status,
    kind: row.kind,
    currency: row.currency,
    grandTotalCents: row.grand_total_cents,
    refundedCents: row.refunded_cents,
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shippingCents: row.shipping_cents,
    taxCents: row.tax_cents,
    taxLines: row.tax_lines,
    shippingOptionName: row.shipping_option_name,
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    pickupContact: row.pickup_contact,
    note: row.note,
    answers: row.answers,
    isTest: row.is_test,
    steps: (row.steps ?? []).map(presentStep),
    items: await listItems(db, siteId, row.id),
  };
}

async function listItems(db: ReadDatabase, siteId: string, orderId: string): Promise<OrderItem[]> {
  const rows = await db
    .selectFrom('order_items')
    .select([
      'id',
      'product_name',
      'attributes',
      'option_names',
      'answers',
      'sku',
      'quantity',
      'unit_price_cents',
    ])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.product_name,
    variant: describeVariant({ attributes: row.attributes }, row.option_names),
    answers: row.answers,
    sku: row.sku,
    quantity: row.quantity,
    unitPriceCents: row.unit_price_cents,
  }));
}
