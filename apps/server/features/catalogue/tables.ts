/** What staff did and keep: moved units, views of lists. */
import type { Instant, Json } from '../../db/columns.ts';

export interface CatalogueTables {
  stock_changes: StockChangesTable;
  saved_views: SavedViewsTable;
}

/** Units that somebody moved by hand. Sales are in `stock_reservations`. */
interface StockChangesTable {
  site_id: string;
  /** Sorts by time. */
  id: string;
  variant_id: string;
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

/** A search with filters and sorting that somebody keeps under a name. */
interface SavedViewsTable {
  site_id: string;
  account_id: string;
  /** Which list: `products`, `orders`, … */
  list: string;
  id: string;
  name: string;
  /** What stands in the address of the list. */
  query: Json<Record<string, string>>;
}
