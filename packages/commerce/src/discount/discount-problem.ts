import type { Customer, Discount } from './discount.ts';

/** Why a discount gives nothing for a cart. */
export type DiscountProblem =
  | 'disabled'
  | 'not-started'
  | 'expired'
  | 'used-up'
  | 'used-by-customer'
  | 'other-customers'
  | 'below-minimum'
  | 'below-quantity'
  | 'no-matching-items'
  | 'not-combinable';

/** What a discount is judged by. */
export type DiscountFacts = {
  readonly subtotalCents: number;
  /** What it may be taken off. */
  readonly eligibleCents: number;
  readonly eligibleQuantity: number;
  readonly customer?: Customer | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** The first reason why a discount gives nothing; undefined when it applies. */
export function findDiscountProblem(
  discount: Discount,
  facts: DiscountFacts,
): DiscountProblem | undefined {
  const { now, customer } = facts;
  if (discount.isDisabled) return 'disabled';
  if (discount.startsAt != null && now < discount.startsAt) return 'not-started';
  if (discount.endsAt != null && now >= discount.endsAt) return 'expired';
  if (isReached(discount.maxUses, discount.usedCount)) return 'used-up';
  if (isReached(discount.maxUsesPerCustomer, discount.usedByCustomerCount)) {
    return 'used-by-customer';
  }
  if (!isFor(discount, customer)) return 'other-customers';
  if (facts.subtotalCents < (discount.minSubtotalCents ?? 0)) return 'below-minimum';
  if (facts.eligibleQuantity < (discount.minQuantity ?? 0)) return 'below-quantity';
  return needsGoods(discount) && facts.eligibleCents === 0 ? 'no-matching-items' : undefined;
}

function isReached(limit: number | null | undefined, count: number | undefined): boolean {
  return limit != null && (count ?? 0) >= limit;
}

function isFor({ customerGroupIds, isFirstOrderOnly }: Discount, customer?: Customer): boolean {
  if (isFirstOrderOnly && !customer?.isFirstOrder) return false;
  if (!customerGroupIds?.length) return true;
  return customerGroupIds.some((id) => customer?.groupIds?.includes(id));
}

/** What is taken off shipping alone applies before its price is known. */
function needsGoods({ benefit }: Discount): boolean {
  return benefit.kind !== 'free-shipping' && !('scope' in benefit && benefit.scope === 'shipping');
}
