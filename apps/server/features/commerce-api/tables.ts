/** What programs asked for that must happen once. */
import type { Instant } from '../../db/columns.ts';

export interface CommerceApiTables {
  api_requests: ApiRequestsTable;
  low_stock_known: LowStockKnownTable;
}

/** Variants that were low when an automation asked last. */
interface LowStockKnownTable {
  site_id: string;
  variant_id: string;
  since: Instant;
}

interface ApiRequestsTable {
  site_id: string;
  /** Keys of programs choose their request keys by themselves. */
  key_id: string;
  /** The `Idempotency-Key`. */
  request_key: string;
  /** Of what was asked. */
  body_hash: string;
  created_at: Instant;
}
