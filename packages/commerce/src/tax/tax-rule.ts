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
  /** Classes of products charged; missing: all but {@link UNTAXED_CLASS}. Shipping is `standard`. */
  readonly taxClasses?: readonly string[] | null;
  /** Epoch milliseconds, inclusive; missing: since ever. */
  readonly validFrom?: number | null;
  /** Epoch milliseconds, exclusive; missing: without an end. */
  readonly validUntil?: number | null;
};

/** The class of products that have none of their own. */
export const STANDARD_CLASS = 'standard';

/** The class of products that no tax falls on. */
export const UNTAXED_CLASS = 'untaxed';

/** An amount that tax may fall on, after discounts. */
export type TaxableAmount = {
  readonly id: string;
  readonly amountCents: number;
  /** Missing for shipping. */
  readonly productType?: number | undefined;
  /** Missing: {@link STANDARD_CLASS}. */
  readonly taxClass?: string | null | undefined;
  /** Where it is taxed; missing: not known yet, so not at all. */
  readonly place?: Place | undefined;
};

const taxedByDefault: readonly number[] = [
  productTypes.physical,
  productTypes.digital,
  productTypes.service,
];

/** The rules that apply at a place, none while it is unknown. `now` is epoch milliseconds. */
export function findTaxRules(
  rules: readonly TaxRule[],
  place: Place | undefined,
  now: number,
): TaxRule[] {
  if (!place) return [];
  return rules.filter((rule) => isValidAt(rule, now) && zoneCovers(rule.zone, place));
}

/** True when a rule that applies at the place falls on such an amount. */
export function isTaxedBy(amount: TaxableAmount, rule: TaxRule): boolean {
  const taxClass = amount.taxClass || STANDARD_CLASS;
  if (taxClass === UNTAXED_CLASS) return false;
  if (rule.taxClasses && !rule.taxClasses.includes(taxClass)) return false;
  if (amount.productType === undefined) return rule.isOnShipping;
  return (rule.productTypes ?? taxedByDefault).includes(amount.productType);
}

function isValidAt({ validFrom, validUntil }: TaxRule, now: number): boolean {
  return (validFrom == null || now >= validFrom) && (validUntil == null || now < validUntil);
}
