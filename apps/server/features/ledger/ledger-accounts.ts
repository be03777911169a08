/** The accounts of a shop. docs/decisions/041-ledger.md */

/**
 * What money can be, by account. A debit is above zero: more of what the shop has, less of what it
 * owes or earned.
 */
export const ledgerAccounts = {
  /** With a payment provider, a bank or in the till; by provider. */
  clearing: 'Money taken',
  /** Paid out by providers. */
  bank: 'Paid out',
  /** Goods without tax, after discounts. */
  sales: 'Sales',
  /** Given for nothing in return. */
  donations: 'Donations',
  /** Shipping and handling without tax. */
  shipping: 'Shipping',
  /** Owed to tax offices; by tax. */
  tax: 'Tax',
  /** What was given back of sales and shipping, without tax. */
  refunds: 'Refunds',
  /** Sold and not yet redeemed. */
  'gift-cards': 'Gift cards',
  /** Owed to buyers as credit. */
  'store-credit': 'Store credit',
  /** Owed to buyers and not sent yet. */
  'owed-back': 'To be given back',
  /** Kept by providers. */
  fees: 'Fees',
  /** With banks that ask buyers and shop who is right; by provider. */
  disputed: 'Disputed',
  /** What banks gave back to buyers against the shop. */
  'disputes-lost': 'Lost disputes',
  /** Gift cards and credit that the shop gave for nothing. */
  'balances-given': 'Given away',
  /** What was left on gift cards and credit that were ended. */
  'balances-ended': 'Ended gift cards',
} as const;

/** One of {@link ledgerAccounts}. */
export type LedgerAccount = keyof typeof ledgerAccounts;

/** What a transaction of the ledger stands for. */
export const ledgerKinds = {
  payment: 'Payment',
  edit: 'Paid by what went off',
  'payment-unasked': 'Payment that came twice',
  'refund-owed': 'Refund decided',
  'refund-dropped': 'Refund given up',
  refund: 'Refund sent',
  'refund-returned': 'Refund came back',
  payout: 'Payout',
  fee: 'Fee of the provider',
  'dispute-opened': 'Dispute',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
  'balance-given': 'Gift card or credit given',
  'balance-ended': 'Gift card or credit ended',
  'plan-credited': 'Rest of a period credited',
} as const;

/** One of {@link ledgerKinds}. */
export type LedgerKind = keyof typeof ledgerKinds;
