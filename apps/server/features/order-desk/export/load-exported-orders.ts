/** Orders with everything that a row of their file tells, so many at a time. */
import { describeVariant, listKeptParts } from '@sitewright/commerce';
import type { OrderPaymentState } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { FulfillmentStatus } from '../../orders/order-states.ts';
import { listRefundsOf } from '../../orders/refunds/order-refunds.ts';
import { listFulfillmentsOf, type Fulfillment } from '../../fulfillments/list-fulfillments.ts';
import { unitsOf } from '../../returns/returnable-units.ts';

export interface ExportedItem {
  name: string;
  variant: string;
  sku: string;
  productType: number;
  taxClass: string | null;
  quantity: number;
  /** Units that were not given back, and those that were handed over. */
  kept: number;
  handed: number;
  unitPriceCents: number;
}

type OrderRow = Selectable<Database['orders']>;

export interface ExportedOrder {
  orderNumber: number;
  email: string;
  paymentState: OrderPaymentState;
  fulfillmentStatus: FulfillmentStatus;
  currency: string;
  subtotalCents: number;
  shippingCents: number;
  taxCents: number;
  discountCents: number;
  refundedCents: number;
  grandTotalCents: number;
  shippingOptionName: string;
  shippingAddress: Record<string, string> | null;
  billingAddress: Record<string, string> | null;
  createdAt: Date;
  paidAt: Date | null;
  /** When the last of it was handed over. */
  fulfilledAt: Date | null;
  canceledAt: Date | null;
  discountCodes: readonly string[];
  privateNotes: readonly string[];
  paymentMethod: string;
  paymentReference: string;
  items: readonly ExportedItem[];
}

/** In the order of the ids. */
export async function loadExportedOrders(
  db: ReadDatabase,
  siteId: string,
  ids: readonly string[],
): Promise<ExportedOrder[]> {
  if (ids.length === 0) return [];
  const [orders, items, refunds, fulfillments, told, payments] = await Promise.all([
    db
      .selectFrom('orders')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', 'in', [...ids])
      .execute(),
    listItems(db, siteId, ids),
    listRefundsOf(db, siteId, ids),
    listFulfillmentsOf(db, siteId, ids),
    listTold(db, siteId, ids),
    listPayments(db, siteId, ids),
  ]);
  const rowOf = new Map(orders.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const sent = (fulfillments.get(id) ?? []).filter(({ state }) => state !== 'canceled');
    const kept = listKeptParts(row.charged_parts ?? [], refunds.get(id) ?? []);
    const keptOf = new Map(kept.map((part) => [part.id, part.quantity]));
    return [
      {
        ...presentRow(row),
        ...readTold(told.get(id) ?? []),
        ...(payments.get(id) ?? { paymentMethod: '', paymentReference: '', discountCodes: [] }),
        fulfilledAt: row.fulfillment_status === 'fulfilled' ? lastOf(sent) : null,
        items: (items.get(id) ?? []).map((item) => presentItem(item, { sent, keptOf })),
      },
    ];
  });
}

function presentRow(row: OrderRow) {
  return {
    orderNumber: row.order_number,
    email: row.email,
    paymentState: row.payment_state,
    fulfillmentStatus: row.fulfillment_status,
    currency: row.currency,
    subtotalCents: row.subtotal_cents,
    shippingCents: row.shipping_cents,
    taxCents: row.tax_cents,
    discountCents: row.discount_cents,
    refundedCents: row.refunded_cents,
    grandTotalCents: row.grand_total_cents,
    shippingOptionName: row.shipping_option_name,
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  };
}

type ItemRow = Selectable<Database['order_items']>;

async function listItems(db: ReadDatabase, siteId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('order_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.order_id);
}

function presentItem(
  row: ItemRow,
  { sent, keptOf }: { sent: readonly Fulfillment[]; keptOf: ReadonlyMap<string, number> },
): ExportedItem {
  return {
    name: row.product_name,
    variant: describeVariant({ attributes: row.attributes }, row.option_names),
    sku: row.sku,
    productType: row.product_type,
    taxClass: row.tax_class,
    quantity: row.quantity,
    kept: keptOf.get(row.id) ?? row.quantity,
    handed: unitsOf(row.id, sent),
    unitPriceCents: row.unit_price_cents,
  };
}

function lastOf(sent: readonly Fulfillment[]): Date | null {
  return sent.reduce<Date | null>(
    (last, { handedOverAt: at }) => (at && (!last || at > last) ? at : last),
    null,
  );
}

/** Notes, and when it was called off. */
async function listTold(db: ReadDatabase, siteId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('order_timeline')
    .select(['order_id', 'kind', 'details', 'happened_at'])
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...ids])
    .where('kind', 'in', ['note', 'canceled'])
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.order_id);
}

type ToldRow = Pick<Selectable<Database['order_timeline']>, 'kind' | 'details' | 'happened_at'>;

function readTold(rows: readonly ToldRow[]) {
  return {
    canceledAt: rows.findLast(({ kind }) => kind === 'canceled')?.happened_at ?? null,
    privateNotes: rows
      .filter(({ kind }) => kind === 'note')
      .flatMap(({ details: { text } }) => (typeof text === 'string' ? [text] : [])),
  };
}

async function listPayments(db: ReadDatabase, siteId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.site_id', '=', 'o.site_id').onRef('p.id', '=', 'o.payment_id'),
    )
    .select(['o.id', 'p.provider', 'p.provider_ref', 'p.snapshot'])
    .where('o.site_id', '=', siteId)
    .where('o.id', 'in', [...ids])
    .execute();
  const couponIds = [...new Set(rows.flatMap(({ snapshot }) => snapshot.couponIds ?? []))];
  const codeOf = await findCodes(db, siteId, couponIds);
  return new Map(
    rows.map(({ id, provider, provider_ref: reference, snapshot }) => [
      id,
      {
        paymentMethod: provider,
        paymentReference: reference ?? '',
        discountCodes: (snapshot.couponIds ?? []).flatMap((one) => codeOf.get(one) ?? []),
      },
    ]),
  );
}

async function findCodes(db: ReadDatabase, siteId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('discounts')
    .select(['id', 'code'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.flatMap(({ id, code }) => (code === null ? [] : [[id, code] as const])));
}
