import { SHIPPING_PART, makeStep, negate, sumSteps, type TotalStep } from '../total/total-step.ts';
import type { RoundingPlace } from '../money/rounding-place.ts';
import type { Customer, Discount, DiscountBenefit } from './discount.ts';
import {
  listEligible,
  scopeOf,
  sumLeft,
  type DiscountableEntry,
  type DiscountPiece,
} from './discount-piece.ts';
import { findDiscountProblem, type DiscountProblem } from './discount-problem.ts';
import { takeOff } from './take-off.ts';

/** What decides the discounts of a cart. */
export type DiscountInput = {
  readonly entries: readonly DiscountableEntry[];
  /** Those that apply by themselves and those whose code was entered. */
  readonly discounts: readonly Discount[];
  readonly customer?: Customer | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly place: RoundingPlace;
  /** What the chosen way to ship costs, by what is left of each entry; undefined: it cannot go. */
  readonly priceShipping?: (leftCents: ReadonlyMap<string, number>) => TotalStep[] | undefined;
};

/** A discount that applies, with what it takes off. */
export type AppliedDiscount = {
  readonly discount: Discount;
  /** Off the goods. */
  readonly discountCents: number;
  readonly shippingDiscountCents: number;
};

/** A discount that does not, and why. */
export type RejectedDiscount = { readonly discount: Discount; readonly problem: DiscountProblem };

/** Discounts of a cart. */
export type DiscountResult = {
  readonly applied: readonly AppliedDiscount[];
  readonly rejected: readonly RejectedDiscount[];
  /** The discounts, and the price of shipping between them. */
  readonly steps: readonly TotalStep[];
  /** What is left by entry id, and of shipping when it can go; never below zero. */
  readonly leftCents: ReadonlyMap<string, number>;
  /** The same at the moment when shipping is priced, before what reaches shipping. */
  readonly sentCents: ReadonlyMap<string, number>;
};

/** Of one priority apply in this order, then by id, so that the order of entering never matters. */
const rank: Readonly<Record<DiscountBenefit['kind'], number>> = {
  'buy-x-get-y': 0,
  percent: 1,
  fixed: 2,
  'free-shipping': 3,
};

/**
 * What discounts take off a cart. Those of goods alone come first; then shipping is priced by what
 * is left; then come those that reach shipping. Within that the higher priority is first, and each
 * works on what the one before left. All that can be combined apply together; an exclusive one
 * applies alone, when it wins by priority or, at equal priority, takes off more.
 */
export function computeDiscounts(input: DiscountInput): DiscountResult {
  const sorted = input.discounts.toSorted(compareDiscounts);
  const exclusive = sorted.filter((discount) => discount.isExclusive);
  const together = applyAll(
    input,
    sorted.filter((discount) => !discount.isExclusive),
  );
  if (exclusive.length === 0) return together;
  const candidates = [together, ...exclusive.map((discount) => applyAll(input, [discount]))];
  const winner = candidates.toSorted(compareResults)[0]!;
  const others = candidates.filter((candidate) => candidate !== winner);
  return { ...winner, rejected: [...winner.rejected, ...others.flatMap(rejectAll)] };
}

function applyAll(input: DiscountInput, discounts: readonly Discount[]): DiscountResult {
  const onGoods = discounts.filter((discount) => scopeOf(discount) === 'goods');
  const onShipping = discounts.filter((discount) => scopeOf(discount) !== 'goods');
  const left = new Map(input.entries.map(({ id, subtotalCents }) => [id, subtotalCents]));
  const subtotalCents = sum(input.entries.map((entry) => entry.subtotalCents));
  const run: Run = { input, left, subtotalCents, applied: [], rejected: [], steps: [] };
  for (const discount of onGoods) applyOne(run, discount);
  const sentCents = new Map(left);
  const shipping = input.priceShipping?.(left);
  if (shipping) {
    run.steps.push(...shipping);
    left.set(SHIPPING_PART, sumSteps(shipping));
  }
  for (const discount of onShipping) applyOne(run, discount);
  const { applied, rejected, steps } = run;
  return { applied, rejected, steps, leftCents: left, sentCents };
}

type Run = {
  readonly input: DiscountInput;
  readonly left: Map<string, number>;
  readonly subtotalCents: number;
  readonly applied: AppliedDiscount[];
  readonly rejected: RejectedDiscount[];
  readonly steps: TotalStep[];
};

function applyOne(run: Run, discount: Discount): void {
  const { input, left, subtotalCents } = run;
  const pieces = listPieces(run);
  const eligible = listEligible(discount, pieces);
  const problem = findDiscountProblem(discount, {
    subtotalCents,
    eligibleCents: sumLeft(eligible),
    eligibleQuantity: sum(eligible.map(({ entry }) => entry?.quantity ?? 0)),
    customer: input.customer,
    now: input.now,
  });
  if (problem) {
    run.rejected.push({ discount, problem });
    return;
  }
  const { parts, ...taken } = takeOff(discount, pieces, input.place);
  for (const { id, amountCents } of parts) left.set(id, left.get(id)! - amountCents);
  const offShipping = parts.find(({ id }) => id === SHIPPING_PART)?.amountCents ?? 0;
  const discountCents = sum(parts.map(({ amountCents }) => amountCents)) - offShipping;
  run.applied.push({ discount, discountCents, shippingDiscountCents: offShipping });
  const negative = parts.map(({ id, amountCents }) => ({ id, amountCents: negate(amountCents) }));
  const { id: ruleId, name } = discount;
  const step = makeStep({ kind: 'discount', ruleId, name, ...taken }, negative);
  if (step.amountCents !== 0) run.steps.push(step);
}

function listPieces({ input, left }: Run): DiscountPiece[] {
  const goods = input.entries.map((entry): DiscountPiece => {
    return { id: entry.id, leftCents: left.get(entry.id)!, entry };
  });
  const shippingCents = left.get(SHIPPING_PART);
  if (shippingCents === undefined) return goods;
  return [...goods, { id: SHIPPING_PART, leftCents: shippingCents }];
}

function rejectAll({ applied, rejected }: DiscountResult): RejectedDiscount[] {
  const beaten = applied.map(({ discount }): RejectedDiscount => {
    return { discount, problem: 'not-combinable' };
  });
  return [...rejected, ...beaten];
}

function compareDiscounts(a: Discount, b: Discount): number {
  const byPriority = (b.priority ?? 0) - (a.priority ?? 0);
  const byKind = rank[a.benefit.kind] - rank[b.benefit.kind];
  return byPriority || byKind || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** The better result first: nothing is beaten by everything that applies. */
function compareResults(a: DiscountResult, b: DiscountResult): number {
  if (a.applied.length === 0 || b.applied.length === 0) return b.applied.length - a.applied.length;
  const priorityOf = ({ applied }: DiscountResult) =>
    Math.max(...applied.map(({ discount }) => discount.priority ?? 0));
  const byPriority = priorityOf(b) - priorityOf(a);
  return byPriority || savedBy(b) - savedBy(a) || (firstId(a) < firstId(b) ? -1 : 1);
}

function savedBy({ applied }: DiscountResult): number {
  return sum(applied.map((one) => one.discountCents + one.shippingDiscountCents));
}

function firstId({ applied }: DiscountResult): string {
  return applied.map(({ discount }) => discount.id).toSorted()[0]!;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
