import { findCurrency } from './currency-catalogue.ts';
import type { Money } from './money.ts';

const plainRate = /^(\d{1,12})(?:\.(\d{1,12}))?$/;

/** How money of one currency becomes money of another. */
export type Conversion = {
  readonly currencyCode: string;
  /** Whole units of the other currency for one whole unit of this one, as text: `109.98779`. */
  readonly rate: string;
  /** Rounded up to a multiple of so many minor units; missing: to the nearest minor unit. */
  readonly upToCents?: number;
};

/**
 * Converts an amount by a stored rate, rounded once. The exponents of both currencies count: 60.26
 * dollars at 109.98779 are 6,628 yen. A price is converted, and then multiplied and summed as the
 * price it has become; a sum is never converted beside its parts.
 * @throws RangeError when the rate is no plain decimal text above zero
 */
export function convertMoney(money: Money, { currencyCode, rate, upToCents }: Conversion): Money {
  const [, whole = '', fraction = ''] = plainRate.exec(rate) ?? [];
  const digits = BigInt(whole + fraction || '0');
  if (digits <= 0n) throw new RangeError(`No rate: ${rate}`);
  const from = findCurrency(money.currencyCode).fractionDigits;
  const to = findCurrency(currencyCode).fractionDigits;
  const amount = BigInt(money.amountCents) * digits * 10n ** BigInt(to);
  const divisor = 10n ** BigInt(fraction.length + from);
  const isUp = upToCents !== undefined;
  const step = BigInt(upToCents ?? 1);
  const steps = isUp ? divideUp(amount, divisor * step) : divideNearest(amount, divisor);
  return { amountCents: Number(steps * step), currencyCode };
}

/** True for the text of a rate above zero, as {@link convertMoney} takes it. */
export function isDisplayRate(rate: string): boolean {
  return plainRate.test(rate) && /[1-9]/.test(rate);
}

/** Halves go away from zero. */
function divideNearest(amount: bigint, divisor: bigint): bigint {
  const magnitude = amount < 0n ? -amount : amount;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return amount < 0n ? -rounded : rounded;
}

function divideUp(amount: bigint, divisor: bigint): bigint {
  const quotient = amount / divisor;
  return quotient * divisor < amount ? quotient + 1n : quotient;
}
