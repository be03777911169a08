/** Reviews of what an order holds; the token comes with the mail. ROUT-32 */
export function orderReviewsPath(token: string): string {
  return `/reviews/order/${encodeURIComponent(token)}`;
}

/** The review of a product by whoever is signed in. */
export function productReviewPath(productId: string): string {
  return `/reviews/product/${encodeURIComponent(productId)}`;
}
