/** Discounts, how often customers used them, and sales of the catalogue. */
import type { WireDiscountBenefit, WireSaleBenefit } from '@sitewright/contract';
import type { Generated } from 'kysely';
import type { Instant, Json } from '../../db/columns.ts';

export interface DiscountTables {
  discounts: DiscountsTable;
  discount_uses: DiscountUsesTable;
  catalogue_sales: CatalogueSalesTable;
}

interface DiscountsTable {
  site_id: string;
  id: string;
  /** Upper case; unique per site. Null: it applies by itself. */
  code: string | null;
  name: string;
  benefit: Json<WireDiscountBenefit>;
  item_ids: string[];
  category_ids: string[];
  min_subtotal_cents: number;
  min_quantity: number;
  starts_at: Instant | null;
  ends_at: Instant | null;
  max_uses: number | null;
  /** By real orders. */
  used_count: Generated<number>;
  test_used_count: Generated<number>;
  max_uses_per_customer: number | null;
  customer_groups: string[];
  is_first_order_only: boolean;
  priority: number;
  is_exclusive: boolean;
  is_enabled: boolean;
}

/** Those of a discount that was deleted stay for a while: it may come back. */
interface DiscountUsesTable {
  site_id: string;
  discount_id: string;
  /** Lower case. */
  email: string;
  used_count: Generated<number>;
  test_used_count: Generated<number>;
}

interface CatalogueSalesTable {
  site_id: string;
  id: string;
  name: string;
  benefit: Json<WireSaleBenefit>;
  item_ids: string[];
  category_ids: string[];
  starts_at: Instant | null;
  ends_at: Instant | null;
  is_enabled: boolean;
}
