/** The taxes that an owner charges. */
import type { ProductType } from '@sitewright/commerce';
import type { WireZone } from '@sitewright/contract';
import type { Instant, Json } from '../../db/columns.ts';

export interface TaxTables {
  tax_rules: TaxRulesTable;
}

interface TaxRulesTable {
  site_id: string;
  id: string;
  name: string;
  zone: Json<WireZone>;
  /** Millionths: 8.875 % is 88750. */
  rate_ppm: number;
  is_on_shipping: boolean;
  is_included_in_price: boolean;
  /** Null: all but gift cards. */
  product_types: ProductType[] | null;
  /** Null: all but `untaxed`. */
  tax_classes: string[] | null;
  valid_from: Instant | null;
  valid_until: Instant | null;
  /** Its name in the list of rates it was loaded from; unique per site. Null: made by hand. */
  preset: string | null;
}
