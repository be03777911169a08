/** What prices depend on of the people who buy, by their email. */
import type { Generated } from 'kysely';

export interface CustomerTables {
  customers: CustomersTable;
}

interface CustomersTable {
  site_id: string;
  /** Lower case. */
  email: string;
  /** Groups that discounts name. */
  groups: Generated<string[]>;
  is_tax_exempt: Generated<boolean>;
  /** Why no tax is owed: the number of a certificate, say. */
  tax_note: Generated<string>;
  /** Orders that were not canceled. */
  order_count: Generated<number>;
}
