import type { PricedEntry } from './cart-entry.ts';
import { SHIPPING_PART, type StepKind, type TotalStep } from '../total/total-step.ts';

/** What one entry comes to. `subtotalCents - discountCents` is its price after discounts. */
export type EntryTotals = {
  readonly id: string;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly taxCents: number;
  /** All that is paid for it: its price after discounts, and tax that comes on top. */
  readonly chargedCents: number;
};

/** The sums of a cart in minor units. None but the rounding is ever negative. CART-02. */
export type CartSums = {
  readonly subtotalCents: number;
  /** Off the goods. */
  readonly discountCents: number;
  /** After what was taken off it. */
  readonly shippingCostCents: number;
  readonly shippingDiscountCents: number;
  /** Taxes that prices hold and this cart does not owe: they are taken off. */
  readonly taxReliefCents: number;
  /** All taxes that are owed, also those that prices already hold. */
  readonly taxCents: number;
  /** The part of the tax that comes on top of the prices. */
  readonly addedTaxCents: number;
  /** What brings the total to a multiple of the step that was set; may be negative. */
  readonly roundingCents: number;
};

/** Sums up steps by their kind and by what they fall on. */
export function sumUp(steps: readonly TotalStep[]): CartSums {
  const of: Record<StepKind, number> = { ...zeros };
  let taxCents = 0;
  let shippingDiscountCents = 0;
  for (const { kind, amountCents, taxCents: tax = 0, parts } of steps) {
    of[kind] += amountCents;
    taxCents += tax;
    if (kind !== 'discount') continue;
    for (const part of parts) {
      if (part.id === SHIPPING_PART) shippingDiscountCents -= part.amountCents;
    }
  }
  return {
    subtotalCents: of.price + of.sale,
    discountCents: 0 - of.discount - shippingDiscountCents,
    shippingCostCents: of.shipping + of.handling - shippingDiscountCents,
    shippingDiscountCents,
    taxReliefCents: 0 - of['tax-relief'],
    taxCents,
    addedTaxCents: of.tax,
    roundingCents: of.rounding,
  };
}

const zeros: Readonly<Record<StepKind, number>> = {
  price: 0,
  sale: 0,
  discount: 0,
  shipping: 0,
  handling: 0,
  'tax-relief': 0,
  'included-tax': 0,
  tax: 0,
  rounding: 0,
  'given-back': 0,
};

/** Reads off steps what each entry comes to. */
export function listEntryTotals(
  entries: readonly PricedEntry[],
  steps: readonly TotalStep[],
): EntryTotals[] {
  const rows = new Map(
    entries.map(({ id }) => {
      return [id, { id, subtotalCents: 0, discountCents: 0, taxCents: 0, chargedCents: 0 }];
    }),
  );
  for (const { kind, parts } of steps) {
    for (const { id, amountCents, taxCents = 0 } of parts) {
      const row = rows.get(id);
      if (!row) continue;
      row.chargedCents += amountCents;
      row.taxCents += taxCents;
      if (kind === 'price' || kind === 'sale') row.subtotalCents += amountCents;
      if (kind === 'discount') row.discountCents -= amountCents;
    }
  }
  return [...rows.values()];
}
