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

/**
 * The price that is left when a rate is taken off, rounded half up: 10.50 less 15 % is 8.93. So it
 * is the price that is rounded and not the discount. Rates of 100 % and more leave nothing.
 */
export function reduceByRate(amountCents: number, ratePpm: number): number {
  return multiplyRatio(amountCents, Math.max(0, PPM - ratePpm), PPM);
}

/**
 * The nearest multiple of a step, halves up: 1000.03 in steps of 0.05 is 1000.05. Needs an amount
 * that is not negative and a positive step.
 */
export function roundToStep(amountCents: number, stepCents: number): number {
  return multiplyRatio(amountCents, 1, stepCents) * stepCents;
}

/** A percentage as an owner types it (8.875) in parts per million (88 750). */
export function percentToPpm(percent: number): number {
  return Math.round(percent * 10_000);
}

/** Parts per million (88 750) as a percentage (8.875). */
export function ppmToPercent(ppm: number): number {
  return ppm / 10_000;
}
