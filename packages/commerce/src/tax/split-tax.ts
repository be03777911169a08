import { allocate } from '../money/allocate.ts';
import { multiplyRatio } from '../money/round.ts';
import type { RoundingPlace } from '../money/rounding-place.ts';
import { sumRates } from './treatment.ts';
import type { TaxRule } from './tax-rule.ts';

/** An amount of some cents. */
export type TaxPiece = { readonly id: string; readonly amountCents: number };

/** What one rule takes of each piece, in the order of the pieces. */
export type RuleTax = { readonly rule: TaxRule; readonly taxCents: readonly number[] };

/**
 * The tax of rules that fall on the same pieces: the amount, times the sum of their rates, divided
 * by `denominatorPpm`. It is rounded for all rules together, as they were one: of each piece, or
 * once of all pieces. The cents are then shared out, so that rules and pieces sum to it exactly.
 */
export function splitTax(
  pieces: readonly TaxPiece[],
  { rules, denominatorPpm, place }: TaxSplit,
): RuleTax[] {
  const ratePpm = sumRates(rules);
  const taxOf = (amountCents: number) => multiplyRatio(amountCents, ratePpm, denominatorPpm);
  const amounts = pieces.map(({ amountCents }) => amountCents);
  if (place === 'line') return splitOverRules(pieces, amounts.map(taxOf), rules);
  const ids = pieces.map(({ id }) => id);
  const total = taxOf(amounts.reduce((sum, amount) => sum + amount, 0));
  return splitOverRules(pieces, allocate(total, amounts, ids), rules);
}

/** How a tax is reckoned. */
export type TaxSplit = {
  readonly rules: readonly TaxRule[];
  readonly denominatorPpm: number;
  readonly place: RoundingPlace;
};

/**
 * Shares the tax of each piece over the rules. What rounding gave a rule too little of before, it
 * gets first, so that the sums of rules with equal rates never part by more than a cent.
 */
function splitOverRules(
  pieces: readonly TaxPiece[],
  taxCents: readonly number[],
  rules: readonly TaxRule[],
): RuleTax[] {
  if (rules.length < 2) return rules.map((rule) => ({ rule, taxCents }));
  const rates = rules.map(({ ratePpm }) => BigInt(ratePpm));
  const ruleIds = rules.map(({ id }) => id);
  const sumOfRates = rates.reduce((total, rate) => total + rate, 0n);
  const owed = rates.map(() => 0n);
  const split = pieces.map((): number[] => []);
  for (const index of orderOf(pieces)) {
    const cents = taxCents[index]!;
    rates.forEach((rate, at) => (owed[at]! += BigInt(cents) * rate));
    const weights = owed.map((part) => (part > 0n ? part : 0n));
    const parts = allocate(cents, weights, ruleIds);
    parts.forEach((part, at) => (owed[at]! -= BigInt(part) * sumOfRates));
    split[index] = parts;
  }
  return rules.map((rule, at) => ({ rule, taxCents: split.map((parts) => parts[at]!) }));
}

/** Indexes by id, so that the order of the pieces changes nothing. */
function orderOf(pieces: readonly TaxPiece[]): number[] {
  return [...pieces.keys()].toSorted((a, b) => (pieces[a]!.id < pieces[b]!.id ? -1 : 1));
}
