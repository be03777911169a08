import type { ReadDatabase } from '../../db/database.ts';
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
}

/** The oldest first. */
export async function listFulfillments(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<Fulfillment[]> {
  const rows = await db
    .selectFrom('fulfillments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    items: row.items,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    createdAt: row.created_at,
  }));
}
