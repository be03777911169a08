import type { CartBalance as WireBalance } from '@sitewright/contract';
import type { CartBalance } from '../balances/cart-balances.ts';

/** A gift card as the checkout shows it. */
export function presentBalance(balance: CartBalance): WireBalance {
  const { id, kind, hint, balanceCents } = balance;
  return { id, kind, hint, balanceCents };
}
