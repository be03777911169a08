import { getTotalStock } from './availability.ts';
import { productTypes } from './product-type.ts';
import type { Product } from './product.ts';
import { isSubscription } from './subscription.ts';

/** Bounds of the quantity input. PDP-04. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 9999;

/** The store setting that concerns quantities; a missing one allows. PDP-06. */
export type QuantitySettings = {
  readonly multipleQuantityAllowedForServices?: boolean;
};

/** True when more than one may be bought at once: no subscription, physical or allowed service. */
export function isQuantityEligible(product: Product, settings: QuantitySettings = {}): boolean {
  if (isSubscription(product)) return false;
  if (product.productType === productTypes.service) {
    return settings.multipleQuantityAllowedForServices ?? true;
  }
  return product.productType === productTypes.physical;
}

/**
 * True when the quantity input is shown: eligible and not at most one in stock. Counts that cannot be
 * read hide nothing. PDP-05.
 */
export function isQuantityInputShown(product: Product, settings: QuantitySettings = {}): boolean {
  return isQuantityEligible(product, settings) && !(getTotalStock(product) <= 1);
}

/** What is wrong with a quantity, in the order of the checks. ATC-15, ATC-16, PDP-04. */
export type QuantityProblem = 'not-a-number' | 'not-whole' | 'out-of-range';

/** Checks a quantity as typed or sent. Undefined when it may be bought. */
export function findQuantityProblem(quantity: unknown): QuantityProblem | undefined {
  const isBlank = typeof quantity === 'string' && quantity.trim() === '';
  const isText = typeof quantity === 'string' && !isBlank;
  const number = typeof quantity === 'number' || isText ? Number(quantity) : Number.NaN;
  if (!Number.isFinite(number)) return 'not-a-number';
  if (!Number.isInteger(number)) return 'not-whole';
  return number < MIN_QUANTITY || number > MAX_QUANTITY ? 'out-of-range' : undefined;
}
