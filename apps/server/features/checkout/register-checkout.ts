/** The calls of the checkout. */
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { handleChangeCoupons } from './change-coupons.ts';
import { checkoutLimitsOf } from './checkout-limits.ts';
import { handleCreatePayment } from './create-payment.ts';
import { handleGetCheckout } from './get-checkout.ts';
import { handleSetShippingLocation } from './set-shipping-location.ts';
import { handleSetShippingOption } from './set-shipping-option.ts';

export function registerCheckout(server: FastifyInstance, ctx: AppContext): void {
  const limits = checkoutLimitsOf(ctx);
  server.register(async (scope) => {
    guardWrites(scope);
    handleGetCheckout(scope, ctx);
    handleSetShippingLocation(scope, ctx);
    handleSetShippingOption(scope, ctx);
    handleChangeCoupons(scope, ctx, limits);
    handleCreatePayment(scope, ctx, limits);
  });
}
