import type { AppContext } from '../../context.ts';
import type { OfferedTo } from '../../payments/provider.ts';
import { findProvider, offeredMethods } from '../../payments/providers.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import type { Site } from '../sites/site.ts';

/**
 * The ways to pay a cart. The rest of an order stands without being paid already, so nothing is
 * offered for it that lets it wait: who pays by transfer does so, and a person notes it.
 */
export function offeredFor(
  ctx: AppContext,
  site: Site,
  { cart }: Pick<PricedCart, 'cart'>,
  to: OfferedTo,
): ReturnType<typeof offeredMethods> {
  const methods = offeredMethods(site, to);
  if (cart.customLine?.kind !== 'order-rest') return methods;
  return methods.filter(({ provider }) => !findProvider(ctx, provider)?.isSettledByHand);
}
