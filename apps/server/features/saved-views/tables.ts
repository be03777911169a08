/** Views of lists that staff keep. */
import type { SavedViewList } from '@sitewright/contract';
import type { Json } from '../../db/columns.ts';

export interface SavedViewTables {
  saved_views: SavedViewsTable;
}

/** A search with filters, sorting and columns that somebody keeps under a name. */
interface SavedViewsTable {
  site_id: string;
  /** Who made it. */
  account_id: string;
  list: SavedViewList;
  id: string;
  name: string;
  /** What stands in the address of the list. */
  query: Json<Record<string, string>>;
  /** All staff of the site see it. */
  is_shared: boolean;
}
