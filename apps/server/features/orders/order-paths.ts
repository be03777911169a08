/** Addresses of orders. D-44 */

/** The confirmation page; its token cannot be guessed. */
export function orderConfirmedPath(token: string): string {
  return `/checkout/order-confirmed?token=${encodeURIComponent(token)}`;
}

/** The page of an order, for as long as it is kept. ROUT-34 */
export function orderStatusPath(token: string): string {
  return `/order-status/${encodeURIComponent(token)}`;
}

/** Where the form that orders the same again posts. */
export function reorderPath(token: string): string {
  return `${orderStatusPath(token)}/reorder`;
}
