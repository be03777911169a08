import { nameBalance } from '@sitewright/contract';
import { shareTotal } from './amount-due.ts';
import type { CheckoutState } from './checkout-state.ts';
import { say } from '../../platform/say.ts';

/** What a gift card pays. */
export interface PaidLine {
  readonly name: string;
  readonly amountCents: number;
}

/** What each gift card pays of a cart. */
export function listPaid(state: CheckoutState): PaidLine[] {
  return shareTotal(state).uses.flatMap(({ id, amountCents }) => {
    const card = state.giftCards.find((known) => known.id === id);
    return card ? { name: nameBalance(card, say), amountCents } : [];
  });
}
