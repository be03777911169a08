/** What of an order was sent or lies ready. */
import type { InstantWithDefault, Json } from '../../db/columns.ts';
import type { ItemUnits } from '../orders/tables.ts';
import type { FulfillmentKind, FulfillmentState } from './fulfillment-states.ts';

export interface FulfillmentTables {
  fulfillments: FulfillmentsTable;
}

interface FulfillmentsTable {
  site_id: string;
  order_id: string;
  id: string;
  kind: FulfillmentKind;
  /** State table in fulfillment-states.ts. */
  state: FulfillmentState;
  items: Json<ItemUnits[]>;
  carrier: string;
  tracking_number: string;
  /** Empty, or an address of the web. */
  tracking_url: string;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}
