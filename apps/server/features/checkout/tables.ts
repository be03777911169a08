/** Checkouts that go on elsewhere. */
import type { Generated, JSONColumnType } from 'kysely';
import type { Instant, Json } from '../../db/columns.ts';

export interface CheckoutTables {
  checkout_links: CheckoutLinksTable;
  proved_emails: ProvedEmailsTable;
  cart_reminders: CartRemindersTable;
  left_carts: LeftCartsTable;
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

/** A cart that was left with an email, as it was then. It outlives the cart. */
interface LeftCartsTable {
  site_id: string;
  /** Names it to staff: the id of a cart opens it. */
  id: string;
  cart_id: string;
  email: string;
  /** In small letters. */
  email_key: string;
  currency: string;
  /** What it came to. */
  total_cents: number;
  units: number;
  lines: JSONColumnType<LeftLine[], string, string>;
  /** When its owner last did something with it. */
  left_at: Instant;
  /** The last reminder. */
  mailed_at: Instant | null;
  mail_count: Generated<number>;
  /** What was bought since, by this cart or another one of the address. */
  order_id: string | null;
  ordered_at: Instant | null;
  /** True: this reminder brought that order. */
  is_recovered: Generated<boolean>;
}

/** A line of a cart that was left. */
export interface LeftLine {
  productId: string;
  title: string;
  variant: string;
  quantity: number;
  totalCents: number;
}
