/** What becomes of customers, told in the transaction in which it happened. */

/** A customer is there, has other terms or another account, or is gone. */
export interface CustomerChanged {
  customerId: string;
  kind: 'created' | 'updated' | 'deleted';
}

/** Everything that says who a customer is goes; what the books need stays. */
export interface CustomerErased {
  /** Their own, and of those that were merged into them. */
  customerIds: readonly string[];
  /** In small letters. */
  emails: readonly string[];
  /** The email that stands in the books from then on; it leads nowhere. */
  pseudonym: string;
  /** Finds their emails, names, streets and phones in text that others wrote. */
  pattern: string;
}
