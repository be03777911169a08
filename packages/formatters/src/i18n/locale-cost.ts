import type { Decimal } from '@phensley/decimal';
import type { Steps } from '../values/charge.ts';

/**
 * What writing by the rules of a locale costs, in steps. Measured against a step that prints a name:
 * `npm run bench -- cost` shows each formatter's time beside its steps.
 */
export const LOCALE_STEPS = Object.freeze({
  number: 16,
  date: 24,
  dateInterval: 60,
  relativeTime: 80,
});

/** Digits before the point are grouped one by one: a step for every 2. */
const WHOLE_DIGITS_SHIFT = 1;

/** All other digits are only rounded away: a step for every 2⁴. */
const DIGITS_SHIFT = 4;

/** Pays for writing a number once, by the digits that it has or gets; no number costs as much as 0. */
export function chargeNumber(number: Decimal | undefined, ctx: Steps): void {
  if (!number) return ctx.charge(LOCALE_STEPS.number);
  const whole = Math.max(0, number.integerDigits()) >> WHOLE_DIGITS_SHIFT;
  ctx.charge(LOCALE_STEPS.number + whole + (number.precision() >> DIGITS_SHIFT));
}
