/** The page of the second step, which also tells how a payment stands. */
export function paymentPath(paymentId: string): string {
  return `/checkout/payment/${encodeURIComponent(paymentId)}`;
}
