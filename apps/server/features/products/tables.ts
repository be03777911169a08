/** Products with their variants, pictures and categories. */
import type { ProductType } from '@sitewright/commerce';
import type { RelatedRule } from '@sitewright/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantWithDefault, Json } from '../../db/columns.ts';

export interface ProductTables {
  products: ProductsTable;
  product_categories: ProductCategoriesTable;
  product_images: ProductImagesTable;
  product_files: ProductFilesTable;
  variants: VariantsTable;
  waiting_units: WaitingUnitsTable;
}

interface ProductsTable {
  site_id: string;
  id: string;
  collection_id: string;
  /** ENT-04 number. */
  product_type: ProductType;
  /** Last segment of `/shop/p/SLUG`; unique in its collection. */
  url_id: string;
  title: string;
  /** Without accents and in small letters; the database writes it. */
  title_key: ColumnType<string, never, never>;
  /** Sanitised HTML. */
  body: string;
  excerpt: string;
  tags: string[];
  is_visible: boolean;
  is_featured: boolean;
  display_index: number;
  variant_option_ordering: string[];
  is_subscribable: boolean;
  /** {billingPeriod:{value,unit}, numBillingCycles} of ENT-10. */
  subscription_plan: Json<SubscriptionPlanColumn | null> | null;
  use_custom_add_button_text: boolean;
  custom_add_button_text: string;
  additional_fields_form_id: string | null;
  /** Id in the shop the product was imported from; unique per site when set. */
  external_id: string | null;
  /** What its taxes go by. */
  tax_class: Generated<string>;
  seo_title: string;
  seo_description: string;
  /** It becomes visible then. */
  publish_at: Instant | null;
  /** What it says instead of "sold out"; null: as the shop says. */
  sold_out_text: string | null;
  /** What it says when few are left; null: as the shop says. */
  scarcity_text: string | null;
  /** A sound that visitors hear of it; null: none. */
  audio_asset_id: string | null;
  /** Which products go with it; null: those of its category. */
  related_rule: RelatedRule | null;
  /** Those that the owner chose, in order; some may be gone. */
  related_ids: string[] | null;
  /** Put away: hidden, and in lists of staff only when they ask for it. */
  archived_at: Instant | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

export interface SubscriptionPlanColumn {
  billingPeriod: { value: number; unit: 'WEEK' | 'MONTH' | 'YEAR' };
  numBillingCycles: number;
}

interface ProductCategoriesTable {
  site_id: string;
  product_id: string;
  category_id: string;
}

interface ProductImagesTable {
  site_id: string;
  product_id: string;
  asset_id: string;
  display_index: number;
}

/** What buyers of a digital product download; the bytes lie where no address leads. */
interface ProductFilesTable {
  site_id: string;
  product_id: string;
  display_index: number;
  filename: string;
  byte_size: number;
  sha256: string;
}

interface VariantsTable {
  site_id: string;
  id: string;
  product_id: string;
  sku: string;
  display_index: number;
  /** Option name → value, in no order; `variant_option_ordering` has the order. */
  attributes: Json<Record<string, string>>;
  price_cents: number;
  sale_price_cents: number;
  on_sale: boolean;
  /** Units for sale now: reservations are already taken off. Never negative. */
  qty_in_stock: number;
  /** Those of them that are not at the main location: the sum of `stock_levels`, kept by the database. */
  qty_elsewhere: Generated<number>;
  /** From so many units on it counts as low; null: as the shop says. */
  low_stock_units: Generated<number | null>;
  unlimited: boolean;
  weight_grams: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  /** The number by which the trade knows it; empty when it has none. */
  gtin: Generated<string>;
  image_asset_id: string | null;
  external_id: string | null;
}

/** Sold units that came back while their variant was deleted: they lie there again when it does. */
interface WaitingUnitsTable {
  site_id: string;
  variant_id: string;
  quantity: number;
}
