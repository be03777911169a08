import { multiplyRatio } from '../money/round.ts';
import { DAY_MS } from '../time/day-ms.ts';

/** What was paid for a stretch of time, in minor units; instants are epoch milliseconds. */
export type PaidPeriod = {
  readonly paidCents: number;
  readonly startsAt: number;
  /** Exclusive. */
  readonly endsAt: number;
};

/** One reason why a credit is what it is. The amounts of all steps sum to it. */
export type ProrationStep = {
  readonly kind: 'paid' | 'used';
  readonly days: number;
  readonly amountCents: number;
};

/** What is left of a period that was paid. */
export type Proration = {
  readonly creditCents: number;
  readonly daysLeft: number;
  readonly steps: readonly ProrationStep[];
};

/**
 * The part of a paid period that is not used yet, by days: a day that has begun is used. Never below
 * zero and never more than was paid.
 */
export function prorate({ paidCents, startsAt, endsAt }: PaidPeriod, at: number): Proration {
  const days = Math.max(1, Math.round((endsAt - startsAt) / DAY_MS));
  const daysBegun = Math.ceil((at - startsAt) / DAY_MS);
  const daysUsed = Math.min(days, Math.max(0, daysBegun));
  const daysLeft = days - daysUsed;
  const creditCents = multiplyRatio(paidCents, daysLeft, days);
  const usedCents = paidCents - creditCents;
  return {
    creditCents,
    daysLeft,
    steps: [
      { kind: 'paid', days, amountCents: paidCents },
      { kind: 'used', days: daysUsed, amountCents: usedCents === 0 ? 0 : -usedCents },
    ],
  };
}

/** What a credit pays of a bill, what is left to pay, and what goes on to the next bill. */
export function useCredit(
  billCents: number,
  creditCents: number,
): { readonly usedCents: number; readonly dueCents: number; readonly carriedCents: number } {
  const usedCents = Math.min(Math.max(0, creditCents), billCents);
  return {
    usedCents,
    dueCents: billCents - usedCents,
    carriedCents: Math.max(0, creditCents) - usedCents,
  };
}
