/** The ledger: what each movement of money was, in two or more accounts. Rows stay as they are. */
import type { InstantWithDefault } from '../../db/columns.ts';
import type { LedgerAccount, LedgerKind } from './ledger-accounts.ts';

export interface LedgerTables {
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
}

interface LedgerTransactionsTable {
  site_id: string;
  id: string;
  /** What it follows from: the same twice is one transaction. */
  source: string;
  kind: LedgerKind;
  order_id: string | null;
  payment_id: string | null;
  currency: string;
  /** True when no real money moved. */
  is_test: boolean;
  happened_at: InstantWithDefault;
}

/** The entries of a transaction sum to zero: the database refuses others. */
interface LedgerEntriesTable {
  site_id: string;
  transaction_id: string;
  /** Counts from 1 per transaction. */
  number: number;
  account: LedgerAccount;
  /** Whose: the provider of money, the rule of a tax; empty for the others. */
  party: string;
  /** Above zero: debit; below: credit. Never zero. */
  amount_cents: number;
}
