import { allocate } from '../money/allocate.ts';
import { applyRate } from '../money/round.ts';
import { productTypes } from '../product/product-type.ts';
import { findCouponProblem } from './coupon.ts';
import type { Coupon, CouponBenefit, CouponProblem } from './coupon.ts';

/** An entry as discounts see it. */
export type DiscountableEntry = {
  readonly id: string;
  readonly itemId: string;
  readonly productType: number;
  readonly subtotalCents: number;
};

/** A coupon that applies, with what it takes off the entries. */
export type AppliedCoupon = { readonly coupon: Coupon; readonly discountCents: number };

/** A coupon that does not, and why. */
export type RejectedCoupon = { readonly coupon: Coupon; readonly problem: CouponProblem };

/** Discounts of a cart. The coupons and the shares both sum to `discountCents`. */
export type DiscountResult = {
  readonly discountCents: number;
  readonly hasFreeShipping: boolean;
  readonly applied: readonly AppliedCoupon[];
  readonly rejected: readonly RejectedCoupon[];
  /** Discount by entry id; never above the entry's subtotal. */
  readonly shares: ReadonlyMap<string, number>;
};

/** Coupons apply in this order, then by id, so that the order of entering them never matters. */
const rank: Readonly<Record<CouponBenefit['kind'], number>> = {
  percent: 0,
  fixed: 1,
  'free-shipping': 2,
};

/**
 * What coupons take off the entries of a cart. A later coupon works on what an earlier one left, so
 * nothing falls below zero. Gift cards are never discounted.
 *
 * @param now epoch milliseconds
 */
export function computeDiscounts(
  entries: readonly DiscountableEntry[],
  coupons: readonly Coupon[],
  now: number,
): DiscountResult {
  const subtotalCents = entries.reduce((total, entry) => total + entry.subtotalCents, 0);
  const shares = new Map(entries.map((entry) => [entry.id, 0]));
  const applied: AppliedCoupon[] = [];
  const rejected: RejectedCoupon[] = [];
  for (const coupon of coupons.toSorted(compareCoupons)) {
    const eligible = entries.filter((entry) => isEligible(entry, coupon));
    const left = eligible.map((entry) => entry.subtotalCents - shares.get(entry.id)!);
    const eligibleCents = left.reduce((total, cents) => total + cents, 0);
    const problem = findCouponProblem(coupon, { subtotalCents, eligibleCents, now });
    if (problem) {
      rejected.push({ coupon, problem });
      continue;
    }
    const discountCents = takeOff(coupon.benefit, eligibleCents);
    const parts = allocate(
      discountCents,
      left,
      eligible.map(({ id }) => id),
    );
    eligible.forEach(({ id }, index) => shares.set(id, shares.get(id)! + parts[index]!));
    applied.push({ coupon, discountCents });
  }
  return {
    discountCents: applied.reduce((total, coupon) => total + coupon.discountCents, 0),
    hasFreeShipping: applied.some(({ coupon }) => coupon.benefit.kind === 'free-shipping'),
    applied,
    rejected,
    shares,
  };
}

function isEligible(entry: DiscountableEntry, coupon: Coupon): boolean {
  if (entry.productType === productTypes.giftCard) return false;
  return !coupon.itemIds?.length || coupon.itemIds.includes(entry.itemId);
}

function takeOff(benefit: CouponBenefit, eligibleCents: number): number {
  switch (benefit.kind) {
    case 'percent':
      return Math.min(applyRate(eligibleCents, benefit.ratePpm), eligibleCents);
    case 'fixed':
      return Math.min(benefit.amountCents, eligibleCents);
    case 'free-shipping':
      return 0;
  }
}

function compareCoupons(a: Coupon, b: Coupon): number {
  const byKind = rank[a.benefit.kind] - rank[b.benefit.kind];
  return byKind || (a.id < b.id ? -1 : Number(a.id > b.id));
}
