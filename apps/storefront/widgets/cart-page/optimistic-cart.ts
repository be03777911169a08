import type { Cart } from '@sitewright/contract';

/**
 * The cart as it will be with the wanted quantities: line sums, subtotal and count follow at once.
 * Discounts and taxes stay as the server last said; its answer corrects everything. CART-04
 */
export function withQuantities(cart: Cart, wanted: Readonly<Record<string, number>>): Cart {
  if (Object.keys(wanted).length === 0) return cart;
  const entries = cart.entries.map((entry) => {
    const quantity = wanted[entry.id] ?? entry.quantity;
    if (quantity === entry.quantity) return entry;
    return { ...entry, quantity, subTotal: entry.purchasePriceCents * quantity };
  });
  const sum = (numbers: readonly number[]): number =>
    numbers.reduce((total, one) => total + one, 0);
  const subtotalCents = sum(entries.map((entry) => entry.subTotal));
  return {
    ...cart,
    entries,
    subtotalCents,
    grandTotalCents: cart.grandTotalCents + subtotalCents - cart.subtotalCents,
    totalQuantity: sum(entries.map((entry) => entry.quantity)),
  };
}
