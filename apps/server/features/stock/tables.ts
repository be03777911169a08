/** Stock that is held for payments under way. */
import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface StockTables {
  stock_reservations: StockReservationsTable;
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
