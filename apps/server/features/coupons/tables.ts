/** Coupons of a shop. */
import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface CouponTables {
  coupons: CouponsTable;
}

interface CouponsTable {
  site_id: string;
  id: string;
  /** Upper case; unique per site. */
  code: string;
  name: string;
  kind: 'percent' | 'fixed' | 'free-shipping';
  rate_ppm: number;
  amount_cents: number;
  min_subtotal_cents: number;
  starts_at: Instant | null;
  ends_at: Instant | null;
  usage_limit: number | null;
  used_count: Generated<number>;
}
