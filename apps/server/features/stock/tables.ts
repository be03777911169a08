/** Where stock lies, and what of it payments have taken. */
import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface StockTables {
  stock_locations: StockLocationsTable;
  stock_levels: StockLevelsTable;
  stock_reservations: StockReservationsTable;
  stock_takings: StockTakingsTable;
}

/** Stock taken off `variants.qty_in_stock` for a payment under way. */
interface StockReservationsTable {
  site_id: string;
  payment_id: string;
  variant_id: string;
  quantity: number;
  /** Sold units that came back to the stock. */
  restocked: Generated<number>;
  status: 'held' | 'sold' | 'released';
  expires_at: Instant;
}

/** Where stock lies. The main one, `main`, is there without a row until it is renamed or moved. */
interface StockLocationsTable {
  site_id: string;
  id: string;
  /** Empty: the main one without a name of its own. */
  name: string;
  /** Sales take from the lowest first. */
  position: number;
  archived_at: Instant | null;
}

/** Units for sale at a location that is not the main one, which has the rest of the variant. */
interface StockLevelsTable {
  site_id: string;
  variant_id: string;
  location_id: string;
  quantity: number;
}

/** Units of a reservation that did not come from the main location. */
interface StockTakingsTable {
  site_id: string;
  payment_id: string;
  variant_id: string;
  location_id: string;
  quantity: number;
  /** Those that went back. */
  returned: Generated<number>;
}
