/** What becomes of customers, told in the transaction in which it happened. */

/** A customer is there, has other terms or another account, or is gone. */
export interface CustomerChanged {
  customerId: string;
  kind: 'created' | 'updated' | 'deleted';
}
