/** Money that visitors have with the shop: gift cards and store credit. */
import type { Generated } from 'kysely';
import type { Instant, InstantWithDefault } from '../../db/columns.ts';

export interface BalanceTables {
  balances: BalancesTable;
  balance_entries: BalanceEntriesTable;
  balance_holds: BalanceHoldsTable;
  cart_balances: CartBalancesTable;
}

export type BalanceKind = 'gift-card' | 'store-credit';

interface BalancesTable {
  site_id: string;
  id: string;
  kind: BalanceKind;
  currency: string;
  /** What can be spent: neither spent nor held. The sum of its entries, and never below zero. */
  left_cents: number;
  /** Null until its code is made, which is when it is sent. */
  code_hash: string | null;
  /** Last four characters, for people. */
  code_hint: Generated<string>;
  expires_at: Instant | null;
  voided_at: Instant | null;
  created_at: InstantWithDefault;
}

/** Why a balance is what it is. */
interface BalanceEntriesTable {
  site_id: string;
  balance_id: string;
  id: string;
  kind: 'issued' | 'held' | 'released' | 'refunded' | 'withdrawn' | 'restored' | 'voided';
  /** Minor units, below zero for what goes off. */
  amount_cents: number;
  payment_id: string | null;
  /** Unique: a refund comes back once. */
  refund_id: string | null;
  created_at: InstantWithDefault;
}

/** What a payment takes of a balance: `held` while it is under way, `taken` once it is paid. */
interface BalanceHoldsTable {
  site_id: string;
  payment_id: string;
  balance_id: string;
  amount_cents: number;
  status: 'held' | 'taken' | 'released';
}

/** What a visitor has entered at a checkout, to pay with. */
interface CartBalancesTable {
  site_id: string;
  cart_id: string;
  /** Of the visitor's key: whoever else has the link of the cart cannot spend it. */
  owner_hash: string;
  balance_id: string;
  created_at: InstantWithDefault;
}
