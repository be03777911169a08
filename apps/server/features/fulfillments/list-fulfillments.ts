import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { ItemUnits } from '../orders/tables.ts';
import type { FulfillmentKind, FulfillmentState } from './fulfillment-states.ts';

/** Units of an order that were sent, or lie ready. */
export interface Fulfillment {
  id: string;
  kind: FulfillmentKind;
  state: FulfillmentState;
  items: readonly ItemUnits[];
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  createdAt: Date;
  /** When it left for its buyer, or was picked up; null while it lies ready. */
  handedOverAt: Date | null;
}

/** The oldest first. */
export async function listFulfillments(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<Fulfillment[]> {
  return (await listFulfillmentsOf(db, siteId, [orderId])).get(orderId) ?? [];
}

/** Of several orders, by their ids. */
export async function listFulfillmentsOf(
  db: ReadDatabase,
  siteId: string,
  orderIds: readonly string[],
): Promise<Map<string, Fulfillment[]>> {
  const rows = await db
    .selectFrom('fulfillments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.order_id);
  return new Map([...grouped].map(([orderId, own]) => [orderId, own.map(toFulfillment)]));
}

function toFulfillment(row: Selectable<Database['fulfillments']>): Fulfillment {
  const fetchedAt = row.state === 'picked-up' ? row.updated_at : null;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    items: row.items,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    createdAt: row.created_at,
    handedOverAt: row.kind === 'pickup' ? fetchedAt : row.created_at,
  };
}
