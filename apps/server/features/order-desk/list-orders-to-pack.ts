import { describeVariant, listKeptParts } from '@sitewright/commerce';
import type { listOrdersToPack as listOrdersToPackCall } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { listFulfillmentsOf } from '../fulfillments/list-fulfillments.ts';
import { listOpenItems } from '../fulfillments/open-units.ts';
import { listRefundsOf } from '../orders/refunds/order-refunds.ts';
import { nameOfReceiver } from './list-orders.ts';
import { isReadyToSend, waitingStates } from './waiting-orders.ts';

const pageSize = 50;

/** A page of them; one whose goods all went by mail is not among them. */
export async function listOrdersToPack(
  db: ReadDatabase,
  siteId: string,
  after: string | undefined,
): Promise<AnswerOf<typeof listOrdersToPackCall>> {
  // Each state is read by its own index, in order: the oldest of both are the page.
  const found = await Promise.all(
    waitingStates.map((state) => listWaiting(db, { siteId, state, after })),
  );
  const waiting = found
    .flat()
    .toSorted((a, b) => (a.sort_key === b.sort_key ? 0 : a.sort_key < b.sort_key ? -1 : 1));
  const page = waiting.slice(0, pageSize);
  const last = waiting.length > pageSize ? page.at(-1) : undefined;
  const itemsOf = await listOpenItemsOf(db, siteId, page);
  return {
    orders: page.flatMap((row) => {
      const items = itemsOf(row.id);
      if (items.length === 0) return [];
      return [
        {
          number: row.order_number,
          createdOn: row.created_at.getTime(),
          name: nameOfReceiver(row),
          shippingOptionName: row.shipping_option_name,
          isPartlySent: row.fulfillment_status === 'partially_fulfilled',
          testMode: row.is_test,
          items,
        },
      ];
    }),
    ...(last && { after: last.id }),
  };
}

interface Waiting {
  readonly siteId: string;
  readonly state: (typeof waitingStates)[number];
  readonly after: string | undefined;
}

function listWaiting(db: ReadDatabase, { siteId, state, after }: Waiting) {
  return (
    db
      .selectFrom('orders')
      .select(['id', 'order_number', 'created_at', 'fulfillment_status', 'is_test'])
      .select(['shipping_address', 'pickup_contact', 'billing_address', 'shipping_option_name'])
      .select('charged_parts')
      // Instants of the database are finer than ours.
      .select(
        sql<string>`to_char(created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || id`.as(
          'sort_key',
        ),
      )
      .where('site_id', '=', siteId)
      .where('fulfillment_status', '=', state)
      .where(isReadyToSend)
      .$if(after !== undefined, (all) =>
        all.where(
          sql<boolean>`(orders.created_at, orders.id) >
            (select l.created_at, l.id from orders l where l.site_id = ${siteId} and l.id = ${after})`,
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize + 1)
      .execute()
  );
}

type WaitingOrder = Awaited<ReturnType<typeof listWaiting>>[number];

async function listOpenItemsOf(db: ReadDatabase, siteId: string, orders: readonly WaitingOrder[]) {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return () => [];
  const [rows, refunds, fulfillments] = await Promise.all([
    listItems(db, siteId, ids),
    listRefundsOf(db, siteId, ids),
    listFulfillmentsOf(db, siteId, ids),
  ]);
  const rowsOf = Map.groupBy(rows, (row) => row.order_id);
  const chargedOf = new Map(orders.map(({ id, charged_parts }) => [id, charged_parts ?? []]));
  return (orderId: string) => {
    const kept = listKeptParts(chargedOf.get(orderId) ?? [], refunds.get(orderId) ?? []);
    const keptOf = new Map(kept.map((part) => [part.id, part.quantity]));
    const ordered = (rowsOf.get(orderId) ?? []).map((row) => ({
      id: row.id,
      productType: row.product_type,
      name: row.product_name,
      variant: describeVariant({ attributes: row.attributes }, row.option_names),
      kept: keptOf.get(row.id) ?? row.quantity,
    }));
    const openItems = listOpenItems(ordered, fulfillments.get(orderId) ?? []);
    const rowOf = new Map((rowsOf.get(orderId) ?? []).map((row) => [row.id, row]));
    return openItems.flatMap(({ id, name, variant, open }) => {
      const row = rowOf.get(id);
      if (!row || open === 0) return [];
      return [
        { id, name, variant, open, variantId: row.variant_id, sku: row.sku, gtin: row.gtin ?? '' },
      ];
    });
  };
}

function listItems(db: ReadDatabase, siteId: string, orderIds: readonly string[]) {
  return db
    .selectFrom('order_items as i')
    .leftJoin('variants as v', (on) =>
      on.onRef('v.site_id', '=', 'i.site_id').onRef('v.id', '=', 'i.variant_id'),
    )
    .select(['i.order_id', 'i.id', 'i.variant_id', 'i.product_type', 'i.product_name'])
    .select(['i.attributes', 'i.option_names', 'i.sku', 'i.quantity', 'v.gtin'])
    .where('i.site_id', '=', siteId)
    .where('i.order_id', 'in', [...orderIds])
    .orderBy('i.id')
    .execute();
}
