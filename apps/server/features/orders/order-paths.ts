/** Addresses of orders. D-44 */

/** The confirmation page; its token cannot be guessed. */
export function orderConfirmedPath(token: string): string {
  return `/checkout/order-confirmed?token=${encodeURIComponent(token)}`;
}
