/** Where a cart is paid. D-44 */
export function checkoutPath(cartToken: string): string {
  return `/checkout?cartToken=${encodeURIComponent(cartToken)}`;
}
