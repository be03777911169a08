/** What staff are told about customers. */
export const customerMessages = {
  same: 'These two are one customer already.',
  /** Erasing waits for what is still open. */
  busy: 'This person cannot be erased yet: {reasons}.',
  otherEmail: 'This is none of the emails of this customer.',
} as const;
