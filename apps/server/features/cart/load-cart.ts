/** Reads a cart with everything that its totals depend on. */
import type { AppContext } from '../../context.ts';
import { fixedStatement } from '../../db/fixed-statements.ts';
import { isToken } from '../../db/id.ts';
import type { CartRow } from './cart-rows.ts';
import { cartJson } from './cart-sql.ts';

const readCart = fixedStatement<{ cart: CartRow | null }>(
  `select ${cartJson({ siteId: '$1', cartId: '$2', now: '$3' })} as cart`,
);

/** The open cart, its entries in the order they were added. Undefined: none, bought or expired. */
export async function loadCart(
  ctx: AppContext,
  siteId: string,
  cartId: string,
): Promise<CartRow | undefined> {
  if (!isToken(cartId)) return undefined;
  const [row] = await ctx.runFixed(readCart(siteId, cartId, ctx.now()));
  return row?.cart ? inOrder(row.cart) : undefined;
}

/** Ids sort by time, so that the database need not sort. */
export function inOrder(cart: CartRow): CartRow {
  cart.lines.sort((a, b) => (a.id < b.id ? -1 : 1));
  return cart;
}
