/** From rows to discounts: as the owner sees them, and as totals are reckoned with them. */
import type { Discount } from '@sitewright/commerce';
import type { WireDiscountBenefit } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { WithBelow } from '../collections/category-tree.ts';

type DiscountRow = Selectable<Database['discounts']>;

/** A discount as calls of staff tell it. */
export function presentDiscount(row: DiscountRow) {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    benefit: row.benefit,
    itemIds: row.item_ids,
    categoryIds: row.category_ids,
    minSubtotalCents: row.min_subtotal_cents,
    minQuantity: row.min_quantity,
    startsAt: row.starts_at?.getTime() ?? null,
    endsAt: row.ends_at?.getTime() ?? null,
    maxUses: row.max_uses,
    maxUsesPerCustomer: row.max_uses_per_customer,
    customerGroups: row.customer_groups,
    isFirstOrderOnly: row.is_first_order_only,
    priority: row.priority,
    isExclusive: row.is_exclusive,
    isEnabled: row.is_enabled,
    usedCount: row.used_count,
    testUsedCount: row.test_used_count,
  };
}

/** A discount with how often the customer of a cart has used it. */
export type StoredDiscount = ReturnType<typeof presentDiscount> & {
  usedByCustomerCount: number;
  testUsedByCustomerCount: number;
};

/** A discount as the commerce package takes it. A customer has one first order. */
export function toDiscount(
  discount: ReturnType<typeof presentDiscount>,
  withBelow: WithBelow,
): Discount {
  const { customerGroups, isEnabled, maxUsesPerCustomer, benefit, ...rest } = discount;
  const most = Math.min(maxUsesPerCustomer ?? Infinity, rest.isFirstOrderOnly ? 1 : Infinity);
  return {
    ...rest,
    categoryIds: withBelow(rest.categoryIds),
    benefit: benefitWithBelow(benefit, withBelow),
    customerGroupIds: customerGroups,
    isDisabled: !isEnabled,
    maxUsesPerCustomer: Number.isFinite(most) ? most : null,
  };
}

function benefitWithBelow(benefit: WireDiscountBenefit, withBelow: WithBelow): WireDiscountBenefit {
  if (benefit.kind !== 'buy-x-get-y' || !benefit.gets?.categoryIds) return benefit;
  const categoryIds = withBelow(benefit.gets.categoryIds);
  return { ...benefit, gets: { ...benefit.gets, categoryIds } };
}
