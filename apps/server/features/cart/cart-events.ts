/** What carts tell the other rooms, in the transaction in which it happened. */

/** A visitor's cart goes into the cart of their account; what hangs on the one belongs to the other. */
export interface CartsMerged {
  fromCartId: string;
  toCartId: string;
  /** Of the visitor's key: what they typed and entered is theirs alone. */
  ownerHash: string;
}
