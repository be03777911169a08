import type { CartTotalsInput } from '../cart/cart-totals-input.ts';
import type { CartTotals } from '../cart/cart-totals.ts';
import { PPM } from '../money/round.ts';
import { zoneCovers, type Place } from '../region/region.ts';
import type { TaxRule } from '../tax/tax-rule.ts';

/** What an entry owes by exact fractions: its price after discounts, and the rules it is under. */
type ExactEntry = {
  readonly cents: number;
  /** Taken off because it is held and not owed. */
  readonly relief: number;
  /** Tax of each rule. */
  readonly taxes: ReadonlyMap<string, number>;
  /** Names the rules: entries under the same ones may be rounded together. */
  readonly group: string;
  /** By how much the roundings of such a group may change its tax: a half each. */
  readonly tolerance: number;
};

/** For what doubles leave over of exact fractions. */
const epsilon = 0.01;

/**
 * Reckons the taxes of goods a second time and in a second way: each entry and rule by itself, in
 * fractions, without groups, shares and steps. True when what was charged is as near to that as
 * rounding allows: by line, each entry within the halves of its own roundings; by total, all of them
 * within those of each group.
 */
export function areTaxesExact(input: CartTotalsInput, totals: CartTotals): boolean {
  const exact = totals.entries.map((entry) => reckon(entry.id, input, totals));
  const taxOf = ({ taxes }: ExactEntry) => [...taxes.values()].reduce((sum, tax) => sum + tax, 0);
  const parts = totals.entries.map(({ id }) => totals.chargedParts.find((part) => part.id === id)!);
  const charged = parts.map(({ taxes }) => taxes.reduce((sum, tax) => sum + tax.amountCents, 0));
  if (input.settings?.rounding === 'line') {
    return exact.every((one, at) => Math.abs(charged[at]! - taxOf(one)) <= one.tolerance);
  }
  const isShippingTaxed = totals.shippingCostCents > 0;
  if (isShippingTaxed) return true;
  const groups = new Map(exact.map(({ group, tolerance }) => [group, tolerance]));
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const tolerance = sumOf([...groups.values()]);
  const reliefs = exact.map(({ relief }) => relief);
  return (
    Math.abs(sumOf(charged) - sumOf(exact.map(taxOf))) <= tolerance &&
    Math.abs(totals.taxReliefCents - sumOf(reliefs)) <= groups.size / 2 + epsilon
  );
}

/** True when the tax of every rule on goods is within a cent a line of the exact one. */
export function areRulesExact(input: CartTotalsInput, totals: CartTotals): boolean {
  const exact = totals.entries.map((entry) => reckon(entry.id, input, totals));
  return (input.taxRules ?? []).every(({ id: ruleId }) => {
    const wanted = exact.reduce((sum, { taxes }) => sum + (taxes.get(ruleId) ?? 0), 0);
    const told = totals.entries
      .flatMap(({ id }) => totals.chargedParts.find((part) => part.id === id)!.taxes)
      .reduce((sum, tax) => sum + (tax.ruleId === ruleId ? tax.amountCents : 0), 0);
    return Math.abs(told - wanted) <= totals.entries.length * 2 + epsilon;
  });
}

function reckon(entryId: string, input: CartTotalsInput, totals: CartTotals): ExactEntry {
  const { subtotalCents, discountCents } = totals.entries.find(({ id }) => id === entryId)!;
  const cents = subtotalCents - discountCents;
  const place = placeOf(entryId, input, totals);
  const owed = rulesOf(entryId, input, place);
  const home = place && input.settings?.homePlace;
  const held = (home ? rulesOf(entryId, input, home) : owed).filter(
    (rule) => rule.isIncludedInPrice,
  );
  const isHeldOwed = sameIds(
    held,
    owed.filter((rule) => rule.isIncludedInPrice),
  );
  const isExempt = input.customer?.isTaxExempt ?? false;
  const isRelieved = isExempt || !isHeldOwed;
  const net = cents / (1 + rateOf(held));
  const relief = isRelieved ? cents - net : 0;
  const due = isExempt ? [] : owed;
  const taxes = new Map(due.map((rule) => [rule.id, (net * rule.ratePpm) / PPM]));
  const group = `${isRelieved}|${idsOf(held)}|${idsOf(due)}`;
  const isAdded = (rule: TaxRule) => isRelieved || !rule.isIncludedInPrice;
  const halves = Number(due.some(isAdded)) + Number(due.some((rule) => !isAdded(rule)));
  const tolerance = (halves + (isRelieved ? rateOf(due) : 0)) / 2 + epsilon;
  return { cents, relief, taxes, group, tolerance };
}

function placeOf(entryId: string, input: CartTotalsInput, totals: CartTotals): Place | undefined {
  const entry = input.entries.find(({ id }) => id === entryId)!;
  const pricing = totals.shippingOption?.pricing;
  const pickup = pricing?.kind === 'pickup' && entry.productType === 1 ? pricing.place : undefined;
  return pickup ?? input.destination;
}

function rulesOf(entryId: string, input: CartTotalsInput, place: Place | undefined): TaxRule[] {
  const entry = input.entries.find(({ id }) => id === entryId)!;
  if (!place || entry.taxClass === 'untaxed' || entry.productType > 3) return [];
  return (input.taxRules ?? []).filter((rule) => {
    const starts = rule.validFrom ?? -Infinity;
    const ends = rule.validUntil ?? Infinity;
    const isOfClass = !rule.taxClasses || rule.taxClasses.includes(entry.taxClass ?? 'standard');
    return input.now >= starts && input.now < ends && isOfClass && zoneCovers(rule.zone, place);
  });
}

function rateOf(rules: readonly TaxRule[]): number {
  return rules.reduce((sum, rule) => sum + rule.ratePpm, 0) / PPM;
}

function idsOf(rules: readonly TaxRule[]): string {
  return rules.map(({ id }) => id).join();
}

function sameIds(a: readonly TaxRule[], b: readonly TaxRule[]): boolean {
  return idsOf(a) === idsOf(b);
}
