/** Counting the uses of discounts as stock is counted: taken when a payment starts, or given back. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';

/** A discount was used up by somebody else in the meantime. */
export class DiscountUsedUpError extends Error {
  override name = 'DiscountUsedUpError';
}

interface DiscountUses {
  siteId: string;
  /** Ids of the discounts; each counts once. */
  discountIds: readonly string[];
  /** Who uses them. */
  email: string;
  /** Tests count apart from real orders. */
  isTest: boolean;
}

/** A claim at the start of a payment. */
interface DiscountClaim extends DiscountUses {
  /** False for a test in a shop that sells for real: its cart was priced by the uses of real orders. */
  isLimited: boolean;
}

function countOf({ isTest }: Pick<DiscountUses, 'isTest'>) {
  return sql.ref(isTest ? 'test_used_count' : 'used_count');
}

/**
 * Counts one use of each discount, in all and by this customer.
 * @throws DiscountUsedUpError when one has no use left; nothing is counted then
 */
export async function claimDiscounts(
  trx: WriteTransaction,
  { isLimited, ...uses }: DiscountClaim,
): Promise<void> {
  if (!isLimited) return claimDiscountsOfPaidOrder(trx, uses);
  const wanted = new Set(uses.discountIds).size;
  const counted = await addUses(trx, uses, sql`(max_uses is null or ${countOf(uses)} < max_uses)`);
  if (counted < wanted) throw new DiscountUsedUpError('A discount is used up');
  if (await isOverCustomerLimit(trx, uses)) {
    throw new DiscountUsedUpError('A customer has used a discount up');
  }
}

/** Counts the uses of a paid order even when the limit was reached meanwhile. */
export async function claimDiscountsOfPaidOrder(
  trx: WriteTransaction,
  uses: DiscountUses,
): Promise<void> {
  await addUses(trx, uses, sql`true`);
}

/** Gives the uses of an unpaid order back. */
export async function releaseDiscounts(trx: WriteTransaction, uses: DiscountUses): Promise<void> {
  const { siteId, discountIds, email } = uses;
  if (discountIds.length === 0) return;
  const count = countOf(uses);
  await sql`
    with ${lockedDiscounts(uses)}, freed as (
      update discount_uses set ${count} = discount_uses.${count} - 1
      from locked
      where discount_uses.site_id = ${siteId} and discount_uses.discount_id = locked.id
        and discount_uses.email = lower(${email}) and discount_uses.${count} > 0
    )
    update discounts set ${count} = ${count} - 1
    from locked
    where discounts.site_id = ${siteId} and discounts.id = locked.id and ${count} > 0`.execute(trx);
}

/** Their rows are locked in one order, so that two buyers never wait for each other. */
function lockedDiscounts({ siteId, discountIds }: DiscountUses) {
  return sql`locked as (
    select id from discounts where site_id = ${siteId} and id = any(${discountIds}::text[])
    order by id for update
  )`;
}

async function addUses(
  trx: WriteTransaction,
  uses: DiscountUses,
  condition: ReturnType<typeof sql>,
): Promise<number> {
  const { siteId, discountIds, email } = uses;
  if (discountIds.length === 0) return 0;
  const count = countOf(uses);
  const { rows } = await sql<{ id: string }>`
    with ${lockedDiscounts(uses)}, used as (
      update discounts set ${count} = ${count} + 1
      from locked
      where discounts.site_id = ${siteId} and discounts.id = locked.id and ${condition}
      returning discounts.id
    ), noted as (
      insert into discount_uses (site_id, discount_id, email, ${count})
      select ${siteId}, id, lower(${email}), 1 from used order by id
      on conflict (site_id, discount_id, email) do update
        set ${count} = discount_uses.${count} + 1
    )
    select id from used`.execute(trx);
  return rows.length;
}

/** A first order is used once; the locks on the discounts make everybody else wait meanwhile. */
async function isOverCustomerLimit(
  trx: WriteTransaction,
  { siteId, discountIds, email, isTest }: DiscountUses,
): Promise<boolean> {
  if (discountIds.length === 0) return false;
  const { rows } = await sql`
    select 1 from discounts k
    join discount_uses u on u.site_id = k.site_id and u.discount_id = k.id
    where k.site_id = ${siteId} and k.id = any(${discountIds}::text[]) and u.email = lower(${email})
      and u.${countOf({ isTest })} > least(k.max_uses_per_customer, case when k.is_first_order_only then 1 end)
    limit 1`.execute(trx);
  return rows.length > 0;
}
