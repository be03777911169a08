/** What a step of a total stands for, in the order in which steps follow each other. */
export const stepKinds = [
  'price',
  'sale',
  'discount',
  'shipping',
  'handling',
  'tax-relief',
  'included-tax',
  'tax',
  'rounding',
  'given-back',
] as const;

/** A kind of {@link stepKinds}. */
export type StepKind = (typeof stepKinds)[number];

/** How much of a step falls on one entry, or on shipping. */
export type StepPart = {
  /** Of the entry, or {@link SHIPPING_PART}. */
  readonly id: string;
  readonly amountCents: number;
  /** As of the step. */
  readonly taxCents?: number;
};

/**
 * One reason why a total is what it is. The amounts of all steps sum to the total, and the parts of
 * a step to its amount: totals are made by adding up steps and in no other way.
 */
export type TotalStep = {
  readonly kind: StepKind;
  /** Id of the entry, sale, discount, shipping option or tax rule that it comes from. */
  readonly ruleId: string;
  /** The rule's name; empty for the price of an entry. */
  readonly name: string;
  /** What a rate or rule was applied to. */
  readonly baseCents: number;
  /** Parts per million, where the step has a rate. */
  readonly ratePpm?: number;
  readonly quantity?: number;
  /** What it adds to the total; less than zero: takes off. An included tax adds nothing. */
  readonly amountCents: number;
  /** Tax that the step tells of: added to the total, or held by the prices. */
  readonly taxCents?: number;
  readonly parts: readonly StepPart[];
};

/** Stands for shipping among the parts of a step; ids of entries never contain a colon. */
export const SHIPPING_PART = 'cart:shipping';

/** Sum of what steps add to the total. */
export function sumSteps(steps: readonly TotalStep[]): number {
  return steps.reduce((total, step) => total + step.amountCents, 0);
}

/** A step whose amount is the sum of its parts. Parts of nothing are left out. */
export function makeStep(
  facts: Omit<TotalStep, 'amountCents' | 'taxCents' | 'parts'>,
  parts: readonly StepPart[],
): TotalStep {
  const kept: StepPart[] = [];
  let amountCents = 0;
  let taxCents: number | undefined;
  for (const part of parts) {
    if (part.amountCents === 0 && !part.taxCents) continue;
    kept.push(part);
    amountCents += part.amountCents;
    if (part.taxCents !== undefined) taxCents = (taxCents ?? 0) + part.taxCents;
  }
  return { ...facts, amountCents, ...(taxCents !== undefined && { taxCents }), parts: kept };
}

/** The amount with its sign turned, without a negative zero. */
export function negate(amountCents: number): number {
  return amountCents === 0 ? 0 : -amountCents;
}
