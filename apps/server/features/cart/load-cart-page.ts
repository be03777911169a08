/** The data of the cart page. */
import { checkoutPath, makeEmptyCart, type CartPage } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { presentCartInstalments } from '../../render/context/present-instalments.ts';
import { presentStoreFacts } from '../sites/store-facts.ts';
import { localisePath } from '../settings/language-path.ts';
import type { Site } from '../sites/site.ts';
import { cartErrorMessage } from './cart-paths.ts';
import type { CartRow } from './cart-rows.ts';
import { loadRelatedProducts } from '../products/load-related-products.ts';
import { minimumSubtotalCents } from './minimum-subtotal.ts';
import { presentCart } from './present-cart.ts';
import { priceCart } from './price-cart.ts';

export interface CartPageRequest {
  /** The visitor's cart, when there is one. */
  row: CartRow | undefined;
  /** `?error=` and `?option=` of a form that was refused. */
  errorCode?: string;
  options?: readonly string[];
  /** Sentences about an order that was ordered again. */
  notices?: readonly string[];
}

export async function loadCartPage(
  ctx: AppContext,
  site: Site,
  { row, errorCode = '', options = [], notices = [] }: CartPageRequest,
): Promise<CartPage> {
  const now = ctx.now();
  const cart = row
    ? presentCart(priceCart(row, { site, now }), { site, now })
    : makeEmptyCart(site.siteId, site.currency, now.getTime());
  const productIds = cart.entries.map((entry) => entry.itemId);
  return {
    store: presentStoreFacts(site),
    cart,
    checkoutUrl: localisePath(site.language, row ? checkoutPath(row.id) : '/checkout'),
    minimumSubtotalCents: minimumSubtotalCents(site),
    error: cartErrorMessage(site, errorCode, options),
    notices: [...notices],
    instalments: presentCartInstalments(site),
    relatedProducts: await loadRelatedProducts(ctx, site, {
      productIds,
      sales: row?.rules.sales ?? [],
    }),
  };
}
