/** Orders for programs. */
import type { apiOrderSchema } from '@sitewright/contract';
import { sql, type Selectable } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { presentStep } from '../cart/present-steps.ts';
import { emailsOfCustomer } from '../customers/customer-sql.ts';
import { listFulfillmentsOf } from '../fulfillments/list-fulfillments.ts';
import type { AskedPage } from './cursor.ts';
import { microseconds, modifiedBehind, readRows } from './modified-page.ts';

/** An order as programs see it. */
export type ApiOrder = z.input<typeof apiOrderSchema>;

export type OrderRow = Selectable<Database['orders']> & { at: string };

const modified = sql.ref('orders.modified_at');
const id = sql.ref('orders.id');

/** One row more than a page has, what changed last first. */
export async function listOrderRows(
  db: ReadDatabase,
  siteId: string,
  page: AskedPage,
): Promise<OrderRow[]> {
  const { fulfillmentStatus, customerId } = page.filter;
  return db
    .selectFrom('orders')
    .selectAll()
    .select(microseconds(modified).as('at'))
    .where('site_id', '=', siteId)
    .where(modifiedBehind(modified, id, page))
    .$if(fulfillmentStatus !== undefined, (query) =>
      query.where(sql<boolean>`fulfillment_status = ${fulfillmentStatus}`),
    )
    .$if(customerId !== undefined, (query) =>
      query.where(sql<boolean>`lower(email) = any (${emailsOfCustomer(siteId, customerId ?? '')})`),
    )
    .orderBy('modified_at', 'desc')
    .orderBy('id', 'desc')
    .limit(readRows)
    .execute();
}

/** By its id; undefined when the site has no such order. */
export async function findOrderRow(
  db: ReadDatabase,
  siteId: string,
  orderId: string,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .select(microseconds(modified).as('at'))
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
}

/** With their items and what was sent, in two more statements for all of them. */
export async function presentApiOrders(
  db: ReadDatabase,
  siteId: string,
  rows: readonly OrderRow[],
): Promise<ApiOrder[]> {
  if (rows.length === 0) return [];
  const orderIds = rows.map((row) => row.id);
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  const itemsOf = Map.groupBy(items, (item) => item.order_id);
  const fulfillmentsOf = await listFulfillmentsOf(db, siteId, orderIds);
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_number,
    testMode: row.is_test,
    status: row.status,
    fulfillmentStatus: row.fulfillment_status,
    email: row.email,
    createdOn: row.created_at.getTime(),
    modifiedOn: row.modified_at.getTime(),
    currency: row.currency,
    items: (itemsOf.get(row.id) ?? []).map(presentItem),
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shippingCostCents: row.shipping_cents,
    taxCents: row.tax_cents,
    grandTotalCents: row.grand_total_cents,
    refundedCents: row.refunded_cents,
    dueCents: row.due_cents,
    steps: (row.steps ?? []).map(presentStep),
    shippingOptionName: row.shipping_option_name,
    shippingAddress: readAddress(row.shipping_address),
    billingAddress: readAddress(row.billing_address),
    fulfillments: (fulfillmentsOf.get(row.id) ?? []).map(
      ({ items: units, createdAt, handedOverAt: _handedOverAt, carrier, ...told }) => ({
        ...told,
        carrierName: carrier,
        items: units.map(({ itemId, quantity }) => ({ id: itemId, quantity })),
        createdOn: createdAt.getTime(),
      }),
    ),
  }));
}

function presentItem(item: Selectable<Database['order_items']>): ApiOrder['items'][number] {
  return {
    id: item.id,
    productId: item.product_id,
    variantId: item.variant_id,
    productType: item.product_type,
    sku: item.sku,
    productName: item.product_name,
    attributes: item.attributes,
    additionalFields: item.additional_fields,
    answers: item.answers,
    quantity: item.quantity,
    unitPriceCents: item.unit_price_cents,
  };
}

/** As it was typed then; what an order of old lacks is empty. */
function readAddress(kept: Readonly<Record<string, string>> | null): ApiOrder['shippingAddress'] {
  if (!kept) return null;
  const part = (name: string) => kept[name] ?? '';
  return {
    firstName: part('firstName'),
    lastName: part('lastName'),
    line1: part('line1'),
    line2: part('line2'),
    city: part('city'),
    region: part('region'),
    postalCode: part('postalCode'),
    country: part('country'),
    phone: part('phone'),
  };
}
