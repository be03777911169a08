/** What visitors ask for beside news of new stock, told in the transaction in which they did. */

/** Somebody ticked the box for other news. */
export interface NewsAsked {
  email: string;
  /** The sentence beside the box. */
  consentText: string;
}
