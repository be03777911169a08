import type { StepPart } from '../total/total-step.ts';
import { allocate } from '../money/allocate.ts';
import { reduceByRate } from '../money/round.ts';
import type { RoundingPlace } from '../money/rounding-place.ts';
import { takeOffUnits } from './buy-x-get-y.ts';
import type { Discount } from './discount.ts';
import { listEligible, sumLeft, type DiscountPiece, type Reduction } from './discount-piece.ts';

/**
 * What a discount that applies takes off what earlier ones left; never more than is left of a piece.
 * A percentage rounds what remains of the price, of each piece or of their sum.
 */
export function takeOff(
  discount: Discount,
  pieces: readonly DiscountPiece[],
  place: RoundingPlace,
): Reduction {
  const { benefit } = discount;
  const eligible = listEligible(discount, pieces);
  const baseCents = sumLeft(eligible);
  switch (benefit.kind) {
    case 'percent': {
      const { ratePpm } = benefit;
      const parts =
        place === 'line'
          ? eligible.map(({ id, leftCents }) => toPart(id, leftCents, ratePpm))
          : share(eligible, baseCents - reduceByRate(baseCents, ratePpm));
      return { baseCents, ratePpm, parts };
    }
    case 'fixed':
      return { baseCents, parts: share(eligible, Math.min(benefit.amountCents, baseCents)) };
    case 'free-shipping':
      return { baseCents, parts: share(eligible, baseCents) };
    case 'buy-x-get-y':
      return takeOffUnits(discount, benefit, pieces);
  }
}

function toPart(id: string, leftCents: number, ratePpm: number): StepPart {
  return { id, amountCents: leftCents - reduceByRate(leftCents, ratePpm) };
}

function share(pieces: readonly DiscountPiece[], amountCents: number): StepPart[] {
  const weights = pieces.map(({ leftCents }) => leftCents);
  const ids = pieces.map(({ id }) => id);
  const parts = allocate(amountCents, weights, ids);
  return ids.map((id, index) => ({ id, amountCents: parts[index]! }));
}
