/** Where a cart is paid. D-44 */
export function checkoutPath(cartToken: string): string {
  return `/checkout?cartToken=${encodeURIComponent(cartToken)}`;
}

/** Where somebody gives. D-44, ROUT-26 */
export function donatePath(donationId = ''): string {
  return donationId === ''
    ? '/checkout/donate'
    : `/checkout/donate/${encodeURIComponent(donationId)}`;
}

/** Where the cart of a subscription is paid. D-85 */
export function subscribePath(cartToken: string): string {
  return `/checkout/subscribe?cartToken=${encodeURIComponent(cartToken)}`;
}
