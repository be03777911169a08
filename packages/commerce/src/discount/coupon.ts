/** What a coupon takes off. */
export type CouponBenefit =
  | {
      readonly kind: 'percent';
      /** Parts per million: 15 % is 150 000. */
      readonly ratePpm: number;
    }
  | { readonly kind: 'fixed'; readonly amountCents: number }
  | { readonly kind: 'free-shipping' };

/** A code that a visitor can enter for a discount. */
export type Coupon = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly benefit: CouponBenefit;
  /** Least subtotal before discounts. */
  readonly minSubtotalCents?: number | null;
  /** Epoch milliseconds, inclusive. */
  readonly startsAt?: number | null;
  /** Epoch milliseconds, exclusive. */
  readonly endsAt?: number | null;
  /** How often it may be used in all; missing: no limit. */
  readonly maxUses?: number | null;
  readonly usedCount?: number;
  readonly isDisabled?: boolean;
  /** Products it is limited to; missing or empty: all of them. */
  readonly itemIds?: readonly string[] | null;
};

/** Why a coupon gives nothing for a cart. */
export type CouponProblem =
  | 'disabled'
  | 'not-started'
  | 'expired'
  | 'used-up'
  | 'below-minimum'
  | 'no-matching-items';

/** What a coupon is judged by. */
export type CouponFacts = {
  readonly subtotalCents: number;
  /** Sum of the entries that the coupon may lower. */
  readonly eligibleCents: number;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** The first reason why a coupon gives nothing; undefined when it applies. */
export function findCouponProblem(coupon: Coupon, facts: CouponFacts): CouponProblem | undefined {
  if (coupon.isDisabled) return 'disabled';
  if (coupon.startsAt != null && facts.now < coupon.startsAt) return 'not-started';
  if (coupon.endsAt != null && facts.now >= coupon.endsAt) return 'expired';
  if (coupon.maxUses != null && (coupon.usedCount ?? 0) >= coupon.maxUses) return 'used-up';
  if (facts.subtotalCents < (coupon.minSubtotalCents ?? 0)) return 'below-minimum';
  const isForItems = coupon.benefit.kind !== 'free-shipping';
  return isForItems && facts.eligibleCents === 0 ? 'no-matching-items' : undefined;
}

/** The form in which codes are compared: no blanks, upper case. */
export function normalizeCode(code: string): string {
  return code.replace(/\s+/g, '').toUpperCase();
}
