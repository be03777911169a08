import type { PartTax } from './charged-part.ts';
import type { StepKind, TotalStep } from './total-step.ts';

/** A tax as a paper names it. */
export type BilledRate = {
  readonly ruleId: string;
  readonly name: string;
  /** Parts per million; missing in orders of old. */
  readonly ratePpm?: number | undefined;
  /** True when the prices held it. */
  readonly isIncluded: boolean;
};

/** What a step lays on a line beside its price. */
export type Adjustment = {
  readonly kind: StepKind;
  readonly name: string;
  readonly amountCents: number;
};

/**
 * A line of an invoice or of a credit note: `netCents + taxCents = totalCents`, and
 * `baseCents + adjustments + addedTaxCents = totalCents`.
 */
export type BilledLine = {
  /** Of the entry, or `cart:shipping`. */
  readonly id: string;
  readonly quantity: number;
  /** Price times quantity, as it was sold: with the taxes that prices hold, without the others. */
  readonly baseCents: number;
  /** What was taken off or laid on. */
  readonly adjustments: readonly Adjustment[];
  /** Taxes that the base does not hold. One rule may be added to goods and held by shipping. */
  readonly addedTaxCents: number;
  readonly taxes: readonly PartTax[];
  readonly netCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
};

/** Money of one part, with the taxes in it. */
type BilledPart = {
  readonly id: string;
  readonly quantity: number;
  readonly amountCents: number;
  readonly taxes: readonly PartTax[];
};

const priceKinds: ReadonlySet<StepKind> = new Set(['price', 'sale', 'shipping', 'handling']);
const adjustingKinds: ReadonlySet<StepKind> = new Set(['discount', 'tax-relief', 'rounding']);

/**
 * The lines that steps and what they charge make; a part without steps is left out. The lines sum
 * to the total, because the parts do.
 */
export function listBilledLines(
  steps: readonly TotalStep[],
  charged: readonly BilledPart[],
): BilledLine[] {
  const byPart = Map.groupBy(
    steps.flatMap(({ parts, kind, name }) => parts.map((part) => ({ ...part, kind, name }))),
    ({ id }) => id,
  );
  return charged.flatMap((part) => {
    const laid = byPart.get(part.id) ?? [];
    if (laid.length === 0) return [];
    const prices = laid.filter(({ kind }) => priceKinds.has(kind));
    const adjusting = laid.filter(({ kind }) => adjustingKinds.has(kind));
    const added = laid.filter(({ kind }) => kind === 'tax');
    return [
      {
        ...splitTax(part),
        baseCents: sumAmounts(prices),
        adjustments: sumByName(adjusting),
        addedTaxCents: sumAmounts(added),
      },
    ];
  });
}

/** The lines of a refund: its parts as they are, without how their amounts came about. */
export function listRefundedLines(parts: readonly BilledPart[]): BilledLine[] {
  return parts
    .filter(({ amountCents }) => amountCents !== 0)
    .map((part) => {
      const split = splitTax(part);
      return { ...split, baseCents: split.totalCents, adjustments: [], addedTaxCents: 0 };
    });
}

function splitTax({ id, quantity, amountCents, taxes }: BilledPart) {
  const taxCents = sumAmounts(taxes);
  const netCents = amountCents - taxCents;
  return { id, quantity, taxes, netCents, taxCents, totalCents: amountCents };
}

function sumAmounts(laid: readonly { readonly amountCents: number }[]): number {
  return laid.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function sumByName(laid: readonly Adjustment[]): Adjustment[] {
  const groups = Map.groupBy(laid, ({ kind, name }) => `${kind}:${name}`);
  return [...groups.values()].map((group) => {
    const { kind, name } = group[0]!;
    return { kind, name, amountCents: sumAmounts(group) };
  });
}

/** A tax of a paper with what it fell on. */
export type BilledTax = BilledRate & {
  /** Without tax. */
  readonly netCents: number;
  readonly taxCents: number;
};

/** What lines come to, and the taxes in them. */
export type BilledSums = {
  readonly taxes: readonly BilledTax[];
  /** Of the lines that no tax is in. */
  readonly untaxedCents: number;
  readonly netCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
};

/** Sums lines and their taxes by rule; rules that `rates` does not know keep their id as a name. */
export function sumBilledLines(
  lines: readonly BilledLine[],
  rates: readonly BilledRate[],
): BilledSums {
  const taxes = new Map<string, { netCents: number; taxCents: number }>();
  for (const line of lines) {
    for (const { ruleId, amountCents } of line.taxes) {
      const before = taxes.get(ruleId) ?? { netCents: 0, taxCents: 0 };
      taxes.set(ruleId, {
        netCents: before.netCents + line.netCents,
        taxCents: before.taxCents + amountCents,
      });
    }
  }
  const untaxed = lines.filter((line) => line.taxes.length === 0);
  return {
    taxes: [...taxes].map(([ruleId, sums]) => ({ ...rateOf(rates, ruleId), ...sums })),
    untaxedCents: sum(untaxed, 'netCents'),
    netCents: sum(lines, 'netCents'),
    taxCents: sum(lines, 'taxCents'),
    totalCents: sum(lines, 'totalCents'),
  };
}

/** The taxes that steps tell of. */
export function listBilledRates(steps: readonly TotalStep[]): BilledRate[] {
  const rates = new Map<string, BilledRate>();
  for (const { kind, ruleId, name, ratePpm } of steps) {
    if (kind !== 'tax' && kind !== 'included-tax') continue;
    const isIncluded = kind === 'included-tax';
    if (!rates.has(ruleId)) rates.set(ruleId, { ruleId, name, ratePpm, isIncluded });
  }
  return [...rates.values()];
}

/**
 * The rules whose taxes the price of a part holds. One rule may be held by one part and added to
 * another.
 */
export function listHeldRules(steps: readonly TotalStep[], partId: string): string[] {
  const held = steps.filter(
    ({ kind, parts }) => kind === 'included-tax' && parts.some(({ id }) => id === partId),
  );
  return [...new Set(held.map(({ ruleId }) => ruleId))];
}

function rateOf(rates: readonly BilledRate[], ruleId: string): BilledRate {
  return (
    rates.find((rate) => rate.ruleId === ruleId) ?? { ruleId, name: ruleId, isIncluded: false }
  );
}

function sum(lines: readonly BilledLine[], name: 'netCents' | 'taxCents' | 'totalCents'): number {
  return lines.reduce((total, line) => total + line[name], 0);
}
