/** Why a coupon gives nothing, as an error and as a sentence. */
import { formatMoney } from '@sitewright/commerce';
import type { Coupon, CouponProblem } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';

/** The error to answer when such a code is entered. */
export function couponError(coupon: Coupon, problem: CouponProblem, currency: string): ApiError {
  switch (problem) {
    case 'below-minimum':
      return new ApiError('coupon_below_minimum', {
        subtotal: formatMoney({
          amountCents: coupon.minSubtotalCents ?? 0,
          currencyCode: currency,
        }),
      });
    case 'expired':
      return new ApiError('coupon_expired');
    case 'disabled':
    case 'not-started':
    case 'used-up':
    case 'no-matching-items':
      return new ApiError('coupon_unknown');
  }
}

/** The same sentence for a coupon that is on a cart and no longer applies. */
export function couponProblemMessage(
  coupon: Coupon,
  problem: CouponProblem,
  currency: string,
): string {
  return couponError(coupon, problem, currency).message;
}
