/** What the shop and the bank of the proof say to each other. */

/** How a card behaves: pays, is declined, asks its owner first, or is declined and pays later. */
export type BankCard = 'good' | 'bad' | 'asks' | 'late';

/** `key`: the same key is the same request. */
export type BankRequest = {
  siteId: string;
  paymentId: string;
  amountCents: number;
  key: string;
} & (
  | { kind: 'charge'; card: BankCard }
  | { kind: 'cancel' }
  | { kind: 'refund'; refundId: string }
);

export interface BankAnswer {
  status: 'open' | 'succeeded' | 'declined' | 'canceled' | 'refunded' | 'unknown';
}

export interface BankEvent {
  id: string;
  type: 'succeeded' | 'refunded';
  siteId: string;
  paymentId: string;
  amountCents: number;
  refundId?: string | undefined;
}

/** Header that shows that an event is from the bank. */
export const bankHeader = 'x-bank-secret';
