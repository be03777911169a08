/** Reads a cart with everything that its totals depend on. */
import type { ReadDatabase } from '../../db/database.ts';
import type { CartRow } from './cart-rows.ts';
import { cartJson, type CartKey } from './cart-sql.ts';

/** Cart ids are tokens of ours; anything else is not worth a question to the database. */
const cartIdPattern = /^[\w-]{20,100}$/;

/** True for text that can be the id of a cart. */
export function isCartId(value: unknown): value is string {
  return typeof value === 'string' && cartIdPattern.test(value);
}

/** The open cart, its entries in the order they were added. Undefined: none, bought or expired. */
export async function loadCart(db: ReadDatabase, key: CartKey): Promise<CartRow | undefined> {
  if (!isCartId(key.cartId)) return undefined;
  const { cart } = await db.selectNoFrom(cartJson(key).as('cart')).executeTakeFirstOrThrow();
  return cart ? inOrder(cart) : undefined;
}

/** Ids sort by time, so that the database need not sort. */
export function inOrder(cart: CartRow): CartRow {
  cart.lines.sort((a, b) => (a.id < b.id ? -1 : 1));
  return cart;
}
