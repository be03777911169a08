/** What was asked for that must happen once, however often it is sent. */
import type { Instant } from '../../db/columns.ts';

export interface RequestsTables {
  api_requests: ApiRequestsTable;
}

interface ApiRequestsTable {
  site_id: string;
  /** Each key of a program, and each of the staff, chooses request keys by itself. */
  key_id: string;
  /** The `Idempotency-Key`. */
  request_key: string;
  /** Of what was asked. */
  body_hash: string;
  created_at: Instant;
}
