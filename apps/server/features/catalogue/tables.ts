/** What staff did: moved units. */
import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface CatalogueTables {
  stock_changes: StockChangesTable;
}

/** Units that somebody moved by hand. Sales are in `stock_reservations`. */
interface StockChangesTable {
  site_id: string;
  /** Sorts by time. */
  id: string;
  variant_id: string;
  /** Where; null: nobody said. */
  location_id: Generated<string | null>;
  happened_at: Instant;
  account_id: string | null;
  actor_name: string;
  reason: string;
  note: string;
  /** Units more, or less. */
  by: number;
  /** For sale afterwards; null: not counted. */
  quantity: number | null;
}
