/** How a payment stands at its provider: what was fetched decides, events only wake. */
import type { DeclineCode, SavedMethod } from './provider.ts';
import type { TakenAmount } from './taken-amount.ts';

/** Money that went back there, or tries to. */
export interface ProviderRefund {
  providerRef: string;
  /** Our id, if the provider knows it. */
  refundId?: string | undefined;
  amountCents: number;
  /** A refund that is done may still fail days later. */
  status: 'pending' | 'done' | 'failed';
}

/** Somebody asks their bank for the money back. */
export interface ProviderDispute {
  disputeRef: string;
  amountCents: number;
  currency: string;
  reason: string;
  status: 'open' | 'won' | 'lost';
  /** Until when the shop may answer. */
  answerBy?: Date | undefined;
  openedAt: Date;
}

export interface ProviderPayment {
  providerRef: string;
  /** What we told the provider; missing for payments that are not ours. */
  siteId?: string | undefined;
  paymentId?: string | undefined;
  /**
   * `declined`: the last try failed and another may follow. `processing`: the shopper is done, the
   * money comes or fails later.
   */
  status: 'open' | 'declined' | 'processing' | 'succeeded' | 'canceled';
  /** Minor units of `currency`: what came, or what is asked for. */
  amountCents: number;
  currency: string;
  /** What went back so far; missing: it was not told. */
  refundedCents?: number | undefined;
  /** Why the last try failed. */
  code?: DeclineCode | undefined;
  saved?: SavedMethod | undefined;
  /** What the provider keeps, once it knows. */
  fee?: TakenAmount | undefined;
  /** Missing: they were not asked for. */
  refunds?: readonly ProviderRefund[] | undefined;
  disputes?: readonly ProviderDispute[] | undefined;
}

/** Money that a provider sent to the bank of the shop. */
export interface ProviderPayout extends TakenAmount {
  payoutRef: string;
}
