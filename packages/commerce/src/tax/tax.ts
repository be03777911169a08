import { allocate } from '../money/allocate.ts';
import { PPM, applyRate, multiplyRatio } from '../money/round.ts';
import { productTypes } from '../product/product-type.ts';
import { zoneCovers } from '../region/region.ts';
import type { Place, Zone } from '../region/region.ts';

/** A tax the owner charges in a country or in some of its regions; rules that match add up. */
export type TaxRule = {
  readonly id: string;
  readonly name: string;
  readonly zone: Zone;
  /** Parts per million: 8.875 % is 88 750. */
  readonly ratePpm: number;
  readonly isOnShipping: boolean;
  /** True when the shop's prices already hold this tax. */
  readonly isIncludedInPrice: boolean;
  /** Product types charged; missing: all but gift cards, which are taxed when they are spent. */
  readonly productTypes?: readonly number[] | null;
};

/** An amount that tax may fall on, after discounts. */
export type TaxableAmount = {
  readonly id: string;
  readonly amountCents: number;
  /** Missing for shipping. */
  readonly productType?: number;
};

/** The part of one rule in the tax of a cart. */
export type TaxLine = {
  readonly ruleId: string;
  readonly name: string;
  readonly ratePpm: number;
  readonly isIncludedInPrice: boolean;
  readonly taxableCents: number;
  readonly taxCents: number;
};

/** Tax of a cart: per rule, and the same cents per amount. Both sum to `taxCents`. */
export type TaxResult = {
  readonly taxCents: number;
  /** The part that comes on top of the prices. */
  readonly addedTaxCents: number;
  readonly lines: readonly TaxLine[];
  /** Tax by id of the amount. */
  readonly shares: ReadonlyMap<string, number>;
};

const taxedByDefault: readonly number[] = [
  productTypes.physical,
  productTypes.digital,
  productTypes.service,
];

/** The rules that apply at a place, none while it is unknown. */
export function findTaxRules(rules: readonly TaxRule[], place: Place | undefined): TaxRule[] {
  return place ? rules.filter((rule) => zoneCovers(rule.zone, place)) : [];
}

/**
 * Tax of several amounts under the rules that apply. Each rule rounds once, over the sum of what it
 * falls on, half away from zero; the cents are then shared out so that they sum exactly. A rule whose
 * tax the prices already hold tells how much they hold.
 */
export function computeTax(
  amounts: readonly TaxableAmount[],
  rules: readonly TaxRule[],
): TaxResult {
  const shares = new Map(amounts.map((amount) => [amount.id, 0]));
  const lines = rules.map((rule): TaxLine => {
    const taxable = amounts.filter((amount) => isTaxed(amount, rule));
    const cents = taxable.map((amount) => amount.amountCents);
    const ids = taxable.map((amount) => amount.id);
    const taxableCents = cents.reduce((total, amount) => total + amount, 0);
    const taxCents = rule.isIncludedInPrice
      ? taxInside(taxable, rule, rules)
      : applyRate(taxableCents, rule.ratePpm);
    const parts = allocate(taxCents, cents, ids);
    ids.forEach((id, index) => shares.set(id, (shares.get(id) ?? 0) + parts[index]!));
    const { id: ruleId, name, ratePpm, isIncludedInPrice } = rule;
    return { ruleId, name, ratePpm, isIncludedInPrice, taxableCents, taxCents };
  });
  const added = lines.filter((line) => !line.isIncludedInPrice);
  return { taxCents: sumTax(lines), addedTaxCents: sumTax(added), lines, shares };
}

function sumTax(lines: readonly TaxLine[]): number {
  return lines.reduce((total, line) => total + line.taxCents, 0);
}

function isTaxed(amount: TaxableAmount, rule: TaxRule): boolean {
  if (amount.productType === undefined) return rule.isOnShipping;
  return (rule.productTypes ?? taxedByDefault).includes(amount.productType);
}

/**
 * Tax of one rule that prices already hold. An amount under several such rules holds all their
 * taxes, so the divisor is one plus the sum of the rates on that amount; amounts with equal rates are taken
 * together and rounded once.
 */
function taxInside(
  taxable: readonly TaxableAmount[],
  rule: TaxRule,
  rules: readonly TaxRule[],
): number {
  const sums = new Map<number, number>();
  for (const amount of taxable) {
    const applying = rules.filter((other) => other.isIncludedInPrice && isTaxed(amount, other));
    const ratePpm = applying.reduce((total, other) => total + other.ratePpm, 0);
    sums.set(ratePpm, (sums.get(ratePpm) ?? 0) + amount.amountCents);
  }
  return [...sums].reduce(
    (total, [ratePpm, cents]) => total + multiplyRatio(cents, rule.ratePpm, PPM + ratePpm),
    0,
  );
}
