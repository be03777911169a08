/** What prices depend on of the people who buy, by their email. */
import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

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
}
