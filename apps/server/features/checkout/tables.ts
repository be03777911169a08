/** What the owner has decided about shipping and tax. */
import type { JSONColumnType } from 'kysely';

export interface CheckoutTables {
  shipping_options: ShippingOptionsTable;
  tax_rules: TaxRulesTable;
}

interface ShippingOptionsTable {
  site_id: string;
  id: string;
  name: string;
  description: string;
  kind: 'flat' | 'weight' | 'pickup';
  price_cents: number;
  /** Free from this subtotal on; null = never. */
  free_from_cents: number | null;
  /** Weight steps for `weight`: [{upToGrams, priceCents}]. */
  weight_steps: JSONColumnType<{ upToGrams: number; priceCents: number }[], string, string>;
  /** ISO 3166-1 alpha-2; empty = everywhere. */
  countries: string[];
  display_index: number;
  is_enabled: boolean;
}

interface TaxRulesTable {
  site_id: string;
  id: string;
  name: string;
  country: string;
  /** ISO 3166-2 region without the country; empty = the whole country. */
  region: string;
  /** Millionths: 8.875 % is 88750. */
  rate_ppm: number;
  is_on_shipping: boolean;
  is_included_in_price: boolean;
}
