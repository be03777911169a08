import type { StepPart } from '../total/total-step.ts';
import type { Discount, DiscountScope } from './discount.ts';
import { isChosen, type ChoosableEntry } from './item-choice.ts';

/** An entry as discounts see it. */
export type DiscountableEntry = ChoosableEntry & {
  readonly id: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly subtotalCents: number;
};

/** An entry, or shipping, with what earlier discounts left of it. */
export type DiscountPiece = {
  readonly id: string;
  readonly leftCents: number;
  /** Missing: shipping. */
  readonly entry?: DiscountableEntry;
};

/** What a discount takes off: of how much, and how much of which pieces. No part is below zero. */
export type Reduction = {
  readonly baseCents: number;
  readonly ratePpm?: number;
  readonly quantity?: number;
  readonly parts: readonly StepPart[];
};

/** What a discount is taken off. */
export function scopeOf({ benefit }: Discount): DiscountScope {
  if (benefit.kind === 'free-shipping') return 'shipping';
  return ('scope' in benefit && benefit.scope) || 'goods';
}

/** The pieces that a discount may lower. */
export function listEligible(
  discount: Discount,
  pieces: readonly DiscountPiece[],
): DiscountPiece[] {
  const scope = scopeOf(discount);
  return pieces.filter(({ entry }) =>
    entry ? scope !== 'shipping' && isChosen(entry, discount) : scope !== 'goods',
  );
}

/** Sum of what is left of pieces. */
export function sumLeft(pieces: readonly DiscountPiece[]): number {
  return pieces.reduce((total, piece) => total + piece.leftCents, 0);
}
