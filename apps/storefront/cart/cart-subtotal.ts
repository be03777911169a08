import type { Cart } from '@sitewright/contract';
import { writeMoney } from '../platform/write-money.ts';

/** The cart's subtotal as a visitor reads it. */
export function subtotalText({ subtotalCents, currency }: Cart): string {
  return writeMoney({ amountCents: subtotalCents, currencyCode: currency });
}
