import type { PricedEntry } from './cart-entry.ts';
import { SHIPPING_PART, type StepKind, type StepPart, type TotalStep } from './total-step.ts';

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
  const isShipping = ({ id }: StepPart) => id === SHIPPING_PART;
  const isGoods = (part: StepPart) => !isShipping(part);
  const shippingDiscountCents = 0 - sumOf(steps, ['discount'], isShipping);
  return {
    subtotalCents: sumOf(steps, ['price', 'sale']),
    discountCents: 0 - sumOf(steps, ['discount'], isGoods),
    shippingCostCents: sumOf(steps, ['shipping', 'handling']) - shippingDiscountCents,
    shippingDiscountCents,
    taxReliefCents: 0 - sumOf(steps, ['tax-relief']),
    taxCents: steps.reduce((total, { taxCents = 0 }) => total + taxCents, 0),
    addedTaxCents: sumOf(steps, ['tax']),
    roundingCents: sumOf(steps, ['rounding']),
  };
}

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

function sumOf(
  steps: readonly TotalStep[],
  kinds: readonly StepKind[],
  isCounted: (part: StepPart) => boolean = () => true,
): number {
  return steps
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ parts }) => parts.filter(isCounted))
    .reduce((total, { amountCents }) => total + amountCents, 0);
}
