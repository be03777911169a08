/** How much of one variant can be sold. */
export type StockLevel = {
  /** True when sales are not counted. */
  readonly unlimited?: boolean;
  readonly qtyInStock?: number | null;
};

/** Units that can be sold: 0 or more, infinity when unlimited. A negative or broken count is 0. */
export function stockOf(level: StockLevel): number {
  return level.unlimited ? Number.POSITIVE_INFINITY : Math.max(0, level.qtyInStock || 0);
}

/**
 * Units of several variants together, 0 or more; any unlimited one makes the sum unlimited. Imported
 * counts below zero take away from the others. PDP-10.
 */
export function sumStock(levels: readonly StockLevel[]): number {
  if (levels.some(({ unlimited }) => unlimited)) return Number.POSITIVE_INFINITY;
  return Math.max(
    0,
    levels.reduce((total, { qtyInStock }) => total + (qtyInStock ?? 0), 0),
  );
}

/** True when `quantity` more can be sold beside what the cart already holds. ATC-14. */
export function hasEnoughStock(level: StockLevel, quantity: number, qtyInCart = 0): boolean {
  return quantity + qtyInCart <= stockOf(level);
}

/**
 * True when an item with an additional-fields form may open it: unlimited, or more in stock than
 * the cart already holds of that item and variant. ATC-17.
 */
export function canOpenAdditionalFields(level: StockLevel, qtyInCart: number): boolean {
  return stockOf(level) > qtyInCart;
}

/** True when little is left: limited, not sold out, at most the owner's threshold. PDP-15. */
export function isScarce(level: StockLevel, threshold: number): boolean {
  const stock = stockOf(level);
  return stock > 0 && stock <= threshold;
}
