/** What accounts tell the other rooms, in the transaction in which it happened. */

/** An account is about to get another email; this is the one that it had. */
export interface AccountEmailChanged {
  accountId: string;
  email: string;
}

/** An account is about to go; what is kept of its person must go too. */
export interface AccountDeleted {
  accountId: string;
}
