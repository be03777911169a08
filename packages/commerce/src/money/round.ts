/** One million: a rate of 1 (100 %) in parts per million. */
export const PPM = 1_000_000;

/**
 * `amount × numerator ÷ denominator`, rounded half away from zero, without leaving whole numbers.
 * Needs integers and a positive denominator; results stay exact however large the product is.
 */
export function multiplyRatio(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((magnitude * 2n + divisor) / (divisor * 2n));
  return product < 0n && rounded !== 0 ? -rounded : rounded;
}

/** The part of an amount that a rate in parts per million takes: 8.875 % is 88 750. */
export function applyRate(amountCents: number, ratePpm: number): number {
  return multiplyRatio(amountCents, ratePpm, PPM);
}

/** A percentage as an owner types it (8.875) in parts per million (88 750). */
export function percentToPpm(percent: number): number {
  return Math.round(percent * 10_000);
}

/** Parts per million (88 750) as a percentage (8.875). */
export function ppmToPercent(ppm: number): number {
  return ppm / 10_000;
}
