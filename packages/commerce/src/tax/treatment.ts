import type { Place } from '../region/region.ts';
import { findTaxRules, isTaxedBy, type TaxRule, type TaxableAmount } from './tax-rule.ts';

/** Which taxes an amount holds, which come on top, and which it is relieved of. */
export type Treatment = {
  readonly included: readonly TaxRule[];
  readonly added: readonly TaxRule[];
  /** Taxes that the price holds and that are not owed. */
  readonly relieved: readonly TaxRule[];
};

/** What decides the treatment of an amount. */
export type TreatmentInput = {
  readonly rules: readonly TaxRule[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isExempt: boolean;
  /**
   * Where the taxes are owed that prices hold. Elsewhere the price without them counts, and the
   * taxes of there come on top. Missing: prices with tax are the same everywhere.
   */
  readonly homePlace?: Place | undefined;
};

/** Tells how amounts are treated; rules are looked up once a place. */
export function makeTreater(input: TreatmentInput): (amount: TaxableAmount) => Treatment {
  const known = new Map<Place | undefined, readonly TaxRule[]>();
  const rulesAt = (place: Place | undefined): readonly TaxRule[] => {
    const found = known.get(place) ?? findTaxRules(input.rules, place, input.now);
    known.set(place, found);
    return found;
  };
  return (amount) => {
    const owed = rulesAt(amount.place).filter((rule) => isTaxedBy(amount, rule));
    const included = owed.filter((rule) => rule.isIncludedInPrice);
    const isPlaced = amount.place !== undefined && input.homePlace !== undefined;
    const held = isPlaced
      ? rulesAt(input.homePlace).filter((rule) => rule.isIncludedInPrice && isTaxedBy(amount, rule))
      : included;
    if (input.isExempt) return { included: [], added: [], relieved: held };
    if (!isSame(held, included)) return { included: [], added: owed, relieved: held };
    const added = owed.filter((rule) => !rule.isIncludedInPrice);
    return { included, added, relieved: [] };
  };
}

/** Names a treatment: amounts with equal names are rounded together. */
export function nameTreatment({ included, added, relieved }: Treatment): string {
  return [included, added, relieved]
    .map((rules) =>
      rules
        .map(({ id }) => id)
        .toSorted()
        .join(','),
    )
    .join('|');
}

/** Sum of the rates in parts per million. */
export function sumRates(rules: readonly TaxRule[]): number {
  return rules.reduce((total, rule) => total + rule.ratePpm, 0);
}

/** Both are picked from one list, so the order is the same. */
function isSame(a: readonly TaxRule[], b: readonly TaxRule[]): boolean {
  return a.length === b.length && a.every((rule, index) => rule === b[index]);
}
