/** Who waits for a variant. */
import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface RestockTables {
  restock_sign_ups: RestockSignUpsTable;
}

/** Somebody waits while neither `mailed_at` nor `ended_at` is set: once for an address and variant. */
interface RestockSignUpsTable {
  site_id: string;
  /** Sorts by time: the longest waiting first. */
  id: string;
  product_id: string;
  variant_id: string;
  /** As it was typed. */
  email: string;
  /** In small letters: what is compared. */
  email_key: string;
  /** BCP 47; empty: not told. */
  language: Generated<string>;
  joins_mailing_list: Generated<boolean>;
  /** Of the link in a mail of before links were sealed. */
  token_hash: string | null;
  created_at: Instant;
  /** Staff let its mail go, whatever the stock. */
  released_at: Instant | null;
  mailed_at: Instant | null;
  /** The visitor does not want to know any more. */
  ended_at: Instant | null;
}
