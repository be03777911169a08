/** `POST …/coupons` enters a code, `DELETE …/coupons/:couponId` takes a coupon off again. */
import { normalizeCode } from '@sitewright/commerce';
import { ApiError, applyCoupon, MAX_COUPONS_PER_CART, removeCoupon } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { loadCart } from '../cart/load-cart.ts';
import { presentCart } from '../cart/present-cart.ts';
import { priceCart, type PricedCart } from '../cart/price-cart.ts';
import type { Site } from '../sites/site.ts';
import { couponError } from '../discounts/discount-messages.ts';
import { findDiscountId } from '../discounts/load-discounts.ts';
import { requireCheckout } from './load-checkout.ts';

export function handleChangeCoupons(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, applyCoupon, async ({ site, params: { cartToken }, body: { promoCode } }) =>
    answer(site, await enterCode(ctx, site, { cartToken, promoCode })),
  );

  handleCall(scope, removeCoupon, async ({ site, params: { cartToken, couponId } }) => {
    const { cart } = await requireCheckout(ctx, site, cartToken);
    const removed = cart.coupons.find((coupon) => coupon.id === couponId)?.code;
    const codes = cart.couponCodes.filter((code) => code !== removed);
    await saveCodes(ctx, site, { cartToken, codes });
    return answer(site, await reload(ctx, site, cartToken));
  });

  function answer(site: Site, priced: PricedCart) {
    return { shoppingCart: presentCart(priced, { site, now: ctx.now() }) };
  }
}

/** @throws ApiError when there is no such code, or when it gives nothing for this cart */
async function enterCode(
  ctx: AppContext,
  site: Site,
  { cartToken, promoCode }: { cartToken: string; promoCode: string },
): Promise<PricedCart> {
  const code = normalizeCode(promoCode);
  const { cart } = await requireCheckout(ctx, site, cartToken);
  if (cart.customLine) throw new ApiError('coupon_not_for_items');
  if (cart.terms) throw new ApiError('coupon_not_combinable');
  const codes = [...new Set([...cart.couponCodes, code])];
  if (codes.length > MAX_COUPONS_PER_CART) throw new ApiError('coupon_unknown');
  const id = await findDiscountId(ctx.db, site.siteId, code);
  if (!id) throw new ApiError('coupon_unknown');
  await saveCodes(ctx, site, { cartToken, codes });
  const priced = await reload(ctx, site, cartToken);
  const rejected = priced.totals.rejectedDiscounts.find(({ discount }) => discount.id === id);
  if (!rejected) return priced;
  await saveCodes(ctx, site, { cartToken, codes: cart.couponCodes });
  throw couponError(rejected.discount, rejected.problem, site);
}

async function saveCodes(
  ctx: AppContext,
  site: Site,
  { cartToken, codes }: { cartToken: string; codes: string[] },
): Promise<void> {
  await ctx.transact((trx) =>
    trx
      .updateTable('carts')
      .set({ coupon_codes: codes, updated_at: ctx.now() })
      .where('site_id', '=', site.siteId)
      .where('id', '=', cartToken)
      .where('order_id', 'is', null)
      .execute(),
  );
}

async function reload(ctx: AppContext, site: Site, cartId: string): Promise<PricedCart> {
  const cart = await loadCart(ctx, site, cartId);
  if (!cart) throw new ApiError('cart_not_found');
  return priceCart(cart, { site, now: ctx.now() });
}
