/** Where a cart is paid. D-44 */
export function checkoutPath(cartToken: string): string {
  return `/checkout?cartToken=${encodeURIComponent(cartToken)}`;
}

/** Where the cart of a subscription is paid. D-85 */
export function subscribePath(cartToken: string): string {
  return `/checkout/subscribe?cartToken=${encodeURIComponent(cartToken)}`;
}
