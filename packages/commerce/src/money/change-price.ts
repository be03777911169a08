import { applyRate, multiplyRatio, PPM, reduceByRate } from './round.ts';

/** What a price may end in: hundredths of a unit. `none` leaves it, `00` makes it whole. */
export const priceEndings = ['none', '00', '50', '90', '95', '99'] as const;

/** One of {@link priceEndings}. */
export type PriceEnding = (typeof priceEndings)[number];

/** A change of many prices at once, in minor units and parts per million. */
export type PriceChange =
  | { readonly kind: 'set'; readonly cents: number }
  | { readonly kind: 'add'; readonly cents: number; readonly ending: PriceEnding }
  | { readonly kind: 'percent'; readonly ppm: number; readonly ending: PriceEnding };

/** A change of many sale prices at once; `end` takes the products out of the sale. */
export type SaleChange =
  | { readonly kind: 'set'; readonly cents: number }
  | { readonly kind: 'off'; readonly cents: number; readonly ending: PriceEnding }
  | { readonly kind: 'percent-off'; readonly ppm: number; readonly ending: PriceEnding }
  | { readonly kind: 'end' };

/**
 * The price after a change, in minor units. It may be negative: the caller refuses that.
 * @param fractionDigits of the currency: its endings are parts of a unit, so that a currency
 * without minor units knows whole prices only
 */
export function changePrice(cents: number, change: PriceChange, fractionDigits: number): number {
  if (change.kind === 'set') return change.cents;
  const raw =
    change.kind === 'add' ? cents + change.cents : multiplyRatio(cents, PPM + change.ppm, PPM);
  return endPrice(raw, change.ending, fractionDigits);
}

/** The sale price that a change makes of a price; undefined when the sale ends. */
export function changeSalePrice(
  priceCents: number,
  change: SaleChange,
  fractionDigits: number,
): number | undefined {
  if (change.kind === 'end') return undefined;
  if (change.kind === 'set') return change.cents;
  const raw =
    change.kind === 'off' ? priceCents - change.cents : reduceByRate(priceCents, change.ppm);
  return endPrice(raw, change.ending, fractionDigits);
}

/**
 * The nearest price with an ending, halves up. What costs something goes on costing something:
 * 0.30 becomes 0.99, or 1.00 when it shall be whole.
 */
export function endPrice(cents: number, ending: PriceEnding, fractionDigits: number): number {
  if (ending === 'none' || cents <= 0) return cents;
  const unit = 10 ** fractionDigits;
  const end = fractionDigits === 0 ? 0 : applyRate(unit, Number(ending) * 10_000);
  const units = Math.floor((cents - end) / unit);
  const below = units * unit + end;
  const nearest = cents - below < below + unit - cents ? below : below + unit;
  return nearest > 0 ? nearest : nearest + unit;
}
