/** Counting the uses of coupons as stock is counted: taken when a payment starts, or given back. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';

/** A coupon was used up by somebody else in the meantime. */
export class CouponUsedUpError extends Error {
  override name = 'CouponUsedUpError';
}

interface CouponUses {
  siteId: string;
  couponIds: readonly string[];
}

/**
 * Counts one use of each coupon.
 * @throws CouponUsedUpError when one has no use left; nothing is counted then
 */
export async function claimCoupons(trx: WriteTransaction, uses: CouponUses): Promise<void> {
  if (uses.couponIds.length === 0) return;
  const claimed = await addUses(
    trx,
    uses,
    1,
    sql`(usage_limit is null or used_count < usage_limit)`,
  );
  if (claimed < uses.couponIds.length) throw new CouponUsedUpError('A coupon is used up');
}

/** Counts the uses of a paid order even when the limit was reached meanwhile. */
export async function claimCouponsOfPaidOrder(
  trx: WriteTransaction,
  uses: CouponUses,
): Promise<void> {
  await addUses(trx, uses, 1, sql`true`);
}

/** Gives the uses of an unpaid order back. */
export async function releaseCoupons(trx: WriteTransaction, uses: CouponUses): Promise<void> {
  await addUses(trx, uses, -1, sql`used_count > 0`);
}

async function addUses(
  trx: WriteTransaction,
  { siteId, couponIds }: CouponUses,
  change: 1 | -1,
  condition: ReturnType<typeof sql>,
): Promise<number> {
  if (couponIds.length === 0) return 0;
  const { rows } = await sql<{ id: string }>`
    with locked as (
      select id from coupons where site_id = ${siteId} and id = any(${couponIds}::text[])
      order by id for update
    )
    update coupons set used_count = used_count + ${change}::integer
    from locked
    where coupons.site_id = ${siteId} and coupons.id = locked.id and ${condition}
    returning coupons.id`.execute(trx);
  return rows.length;
}
