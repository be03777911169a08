/** What balances tell the other rooms, in the transaction in which it happened. */
import type { BalanceKind } from './tables.ts';

interface BalanceNotice {
  balanceId: string;
  kind: BalanceKind;
  currency: string;
  amountCents: number;
  /** The same twice is one: which change of the balance it was. */
  changeId: string;
}

/** The shop gave somebody a balance for nothing. */
export type BalanceGiven = BalanceNotice;

/** What was left on a balance that was ended is nobody's any more. */
export type BalanceEnded = BalanceNotice;
