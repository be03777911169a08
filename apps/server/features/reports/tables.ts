/** What reports are made of. docs/decisions/125-reports.md */
import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface ReportTables {
  cart_ways: CartWaysTable;
  report_moves: ReportMovesTable;
  report_days: ReportDaysTable;
  report_sites: ReportSitesTable;
}

/** What is counted. Cents are without tax, but for `tax_cents` itself and the money of `method`. */
interface Measures {
  orders: Generated<number>;
  units: Generated<number>;
  /** Units that were given back for money. */
  returned: Generated<number>;
  refunds: Generated<number>;
  /** Goods before discounts; of `tax` what the tax fell on, of `method` what came by it. */
  gross_cents: Generated<number>;
  discount_cents: Generated<number>;
  refund_cents: Generated<number>;
  shipping_cents: Generated<number>;
  tax_cents: Generated<number>;
  gift_card_cents: Generated<number>;
}

/** What a row is about: all of a movement, or one of its parts by key. */
export type MoveReport = 'sales' | 'refund' | 'product' | 'discount' | 'tax' | 'method';

/** One thing that a movement of money was about. Rows stay as they are. */
interface ReportMovesTable extends Measures {
  site_id: string;
  /** As of the ledger: the same twice is one movement. */
  source: string;
  /** Counts from 1 per source. */
  number: number;
  order_id: string | null;
  currency: string;
  is_test: boolean;
  happened_at: Instant;
  channel: string;
  /** True when its buyer had paid no order before. */
  is_new_customer: boolean;
  /** Where its buyer came from, and by which campaign; empty: not known. See source-keys.ts. */
  came_from: Generated<string>;
  campaign: Generated<string>;
  report: MoveReport;
  key: string;
  /** What people call the key, as it was then. */
  label: Generated<string>;
  /** Of a tax: where it is charged. */
  detail: Generated<string>;
  /** True once `report_days` holds it. */
  is_counted: Generated<boolean>;
}

/** Sums of counted moves by days of the shop, and by months and years of them. */
interface ReportDaysTable extends Measures {
  site_id: string;
  is_test: boolean;
  currency: string;
  /** Of {@link MoveReport}, and `channel`, `customer`, `source` and `campaign`. */
  report: string;
  grain: 'day' | 'month' | 'year';
  /** The first day of its grain. */
  day: string;
  key: string;
  label: Generated<string>;
  detail: Generated<string>;
}

/** How far a site is counted. */
interface ReportSitesTable {
  site_id: string;
  /** The time zone that its days are of. */
  zone: string;
  /** True once what happened before there were reports is counted too. */
  is_filled: Generated<boolean>;
}

/** How far a cart came that is gone. Nothing tells whose it was. */
interface CartWaysTable {
  site_id: string;
  number: Generated<string>;
  begun_at: Instant;
  /** 1: begun, 2: its checkout was opened, 3: a street was told, 4: a payment was tried. */
  reached: number;
  /** Of the last payment; null: none was tried. */
  is_test: boolean | null;
}
