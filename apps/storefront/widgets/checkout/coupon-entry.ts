import type { CallFailure, Cart } from '@sitewright/contract';
import type { CheckoutContext } from './checkout-state.ts';
import { describeFailure } from './payment-failure.ts';

export interface CouponEntry {
  /** True when the code was taken; otherwise the state says why not. */
  apply(code: string): Promise<boolean>;
  remove(couponId: string): Promise<void>;
}

type CouponResult =
  | { readonly ok: true; readonly answer: { readonly shoppingCart: Cart } }
  | { readonly ok: false; readonly failure: CallFailure };

/** Enters and removes coupon codes. */
export function createCouponEntry(context: CheckoutContext): CouponEntry {
  const { state, call, params, acceptCart, enqueue } = context;

  function accept(result: CouponResult): void {
    if (result.ok) acceptCart(result.answer.shoppingCart);
    state.patch({ couponMessage: result.ok ? '' : describeFailure(result.failure) });
  }

  return {
    async apply(promoCode) {
      await enqueue(async () => {
        const body = { promoCode };
        accept(await call('POST /api/3/commerce/cart/:cartToken/coupons', { params, body }));
      });
      return state.get().couponMessage === '';
    },
    remove: (couponId) =>
      enqueue(async () => {
        const path = 'DELETE /api/3/commerce/cart/:cartToken/coupons/:couponId';
        accept(await call(path, { params: { ...params, couponId } }));
      }),
  };
}
