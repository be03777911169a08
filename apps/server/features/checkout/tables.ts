/** Checkouts that go on elsewhere. */
import type { Generated } from 'kysely';
import type { Instant, Json } from '../../db/columns.ts';

export interface CheckoutTables {
  checkout_links: CheckoutLinksTable;
}

interface CheckoutLinksTable {
  site_id: string;
  /** The token itself stands in the mail alone. */
  token_hash: string;
  cart_id: string;
  email: string;
  /** What stood in the form, without the card. */
  fields: Json<Record<string, string>>;
  /** How often somebody told something wrong. */
  tries: Generated<number>;
  /** Hash of the key of the browser that opened it: only that one, and once. */
  opened_by: string | null;
  created_at: Instant;
  expires_at: Instant;
}
