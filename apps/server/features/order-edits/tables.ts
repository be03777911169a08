/** The links by which a rest of an order is paid. */
import type { Instant } from '../../db/columns.ts';

export interface OrderEditTables {
  order_edit_links: OrderEditLinksTable;
}

interface OrderEditLinksTable {
  site_id: string;
  /** The token itself is told once. */
  token_hash: string;
  order_id: string;
  edit_id: string;
  created_at: Instant;
}
