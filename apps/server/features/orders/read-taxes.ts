/** Which taxes of a stored order came on top of its prices, and which those held. */
import type { SoldTaxLine } from '../../payments/payment-snapshot.ts';

/** The sums of an order, in minor units. */
export interface TaxedSums {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  grandTotalCents: number;
  taxLines: readonly SoldTaxLine[];
}

export interface ReadTaxes {
  /** The part of the tax that the total holds beside subtotal, discount and shipping. */
  addedTaxCents: number;
  added: SoldTaxLine[];
  included: SoldTaxLine[];
}

/**
 * Lines of old orders do not tell whether prices held them: there the total does. It leaves room
 * for taxes on top or it leaves none.
 */
export function readTaxes({ taxLines, ...sums }: TaxedSums): ReadTaxes {
  const { subtotalCents, discountCents, shippingCents, grandTotalCents } = sums;
  const addedTaxCents = grandTotalCents - (subtotalCents - discountCents + shippingCents);
  const isIncluded = (line: SoldTaxLine) => line.isIncluded ?? addedTaxCents === 0;
  return {
    addedTaxCents,
    added: taxLines.filter((line) => !isIncluded(line)),
    included: taxLines.filter(isIncluded),
  };
}
