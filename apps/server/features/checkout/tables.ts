/** Checkouts that go on elsewhere. */
import type { Generated } from 'kysely';
import type { Instant, Json } from '../../db/columns.ts';

export interface CheckoutTables {
  checkout_links: CheckoutLinksTable;
  proved_emails: ProvedEmailsTable;
  cart_reminders: CartRemindersTable;
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

/** Which browser reads the mail of which address. */
interface ProvedEmailsTable {
  site_id: string;
  /** Hash of the key of the browser. */
  owner_hash: string;
  /** In small letters. */
  email_key: string;
  expires_at: Instant;
}

/** Who was reminded of a cart that was left, once a step. */
interface CartRemindersTable {
  site_id: string;
  cart_id: string;
  /** Counts from 1. */
  step: number;
  /** In small letters. */
  email_key: string;
  mailed_at: Instant;
}
