/** What automations know of the shop. */
import type { Instant } from '../../db/columns.ts';

export interface CommerceApiTables {
  low_stock_known: LowStockKnownTable;
}

/** Variants that were low when an automation asked last. */
interface LowStockKnownTable {
  site_id: string;
  variant_id: string;
  since: Instant;
}
