import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cartSchema } from '../models/cart.ts';
import { cartTokenSchema } from './get-checkout.ts';

/** Enters a coupon code. */
export const applyCoupon = defineCall(
  'POST /api/3/commerce/cart/:cartToken/coupons',
  'Enter a coupon code',
  {
    params: cartTokenSchema,
    body: z.object({ promoCode: z.string().trim().min(1).max(100) }),
    answer: z.object({ shoppingCart: cartSchema }),
  },
  { limit: 'enterCode' },
);

/** Takes a coupon off again. */
export const removeCoupon = defineCall(
  'DELETE /api/3/commerce/cart/:cartToken/coupons/:couponId',
  'Remove a coupon',
  {
    params: cartTokenSchema.extend({ couponId: z.string().min(1).max(64) }),
    answer: z.object({ shoppingCart: cartSchema }),
  },
);
