/** Why a coupon gives nothing, as an error and as a sentence. */
import type { Discount, DiscountProblem } from '@sitewright/commerce';
import { ApiError, errorSentenceIn } from '@sitewright/contract';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';

/** The error to answer when such a code is entered. */
export function couponError(coupon: Discount, problem: DiscountProblem, site: Site): ApiError {
  switch (problem) {
    case 'below-minimum':
      return new ApiError('coupon_below_minimum', {
        subtotal: writeMoney(site, {
          amountCents: coupon.minSubtotalCents ?? 0,
          currencyCode: site.currency,
        }),
      });
    case 'expired':
      return new ApiError('coupon_expired');
    case 'not-combinable':
      return new ApiError('coupon_not_combinable');
    case 'no-matching-items':
    case 'below-quantity':
      return new ApiError('coupon_not_for_items');
    case 'used-by-customer':
      return new ApiError('coupon_used');
    case 'disabled':
    case 'not-started':
    case 'used-up':
    case 'other-customers':
      return new ApiError('coupon_unknown');
  }
}

/** The same sentence for a coupon that is on a cart and no longer applies. */
export function couponProblemMessage(
  coupon: Discount,
  problem: DiscountProblem,
  site: Site,
): string {
  return errorSentenceIn(couponError(coupon, problem, site), site.locale);
}
