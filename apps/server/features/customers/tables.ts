/** What prices depend on of the people who buy, by their email. */
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantWithDefault, Json } from '../../db/columns.ts';

export interface CustomerTables {
  customers: CustomersTable;
  marketing_opt_ins: MarketingOptInsTable;
}

/** Who asked for news, when, and by which sentence. */
interface MarketingOptInsTable {
  site_id: string;
  /** In small letters. */
  email: string;
  consent_text: string;
  source: string;
  opted_in_at: Instant;
}

interface CustomersTable {
  site_id: string;
  /** What programs call them: it tells nobody the email. */
  id: string;
  /** Lower case. */
  email: string;
  /** Groups that discounts name. */
  groups: Generated<string[]>;
  is_tax_exempt: Generated<boolean>;
  /** Why no tax is owed: the number of a certificate, say. */
  tax_note: Generated<string>;
  /** Orders that were not canceled, without tests. */
  order_count: Generated<number>;
  /** Test orders that were not canceled. */
  test_order_count: Generated<number>;
  /** Of their last order, or as staff wrote it. */
  name: Generated<string>;
  is_named_by_staff: Generated<boolean>;
  phone: Generated<string>;
  /** Where their last order went. */
  country: Generated<string>;
  /** Of those who were brought in; of others their orders have it. */
  address: Json<Record<string, string>> | null;
  /** For the shop only. */
  note: Generated<string>;
  created_at: InstantWithDefault;
  /** What came for orders that were not canceled, without tests; kept by the database. */
  spent_cents: Generated<number>;
  /** What of it went back. */
  refunded_cents: Generated<number>;
  first_order_at: Instant | null;
  last_order_at: Instant | null;
  opted_in_at: Instant | null;
  has_account: Generated<boolean>;
  /** The customer that they are one person with: all is counted there. */
  merged_into: string | null;
  /** When everything that says who they are was taken away. */
  erased_at: Instant | null;
  /** What they are found by; see customer-words.ts. */
  words: Generated<string>;
  /** The database derives these: neither merged nor erased; how names are sorted. */
  is_listed: ColumnType<boolean, never, never>;
  name_key: ColumnType<string, never, never>;
}
