/** What accounts tell the other rooms, in the transaction in which it happened. */

/** An account was made for a proved email. */
export interface AccountCreated {
  accountId: string;
  email: string;
}

/** An account is about to get another email; `email` is the one that it had. */
export interface AccountEmailChanged {
  accountId: string;
  email: string;
  newEmail: string;
}

/** An account is about to go; what is kept of its person must go too. */
export interface AccountDeleted {
  accountId: string;
  email: string;
}
