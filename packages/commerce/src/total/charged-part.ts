import { SHIPPING_PART, type TotalStep } from './total-step.ts';

/** The tax of one rule in a part of a total. */
export type PartTax = { readonly ruleId: string; readonly amountCents: number };

/** What is charged for one entry, or for shipping: all that steps lay on it. */
export type ChargedPart = {
  /** Of the entry, or {@link SHIPPING_PART}. */
  readonly id: string;
  /** Units of the entry; 1 for shipping. */
  readonly quantity: number;
  /** With tax, after everything that was taken off. */
  readonly amountCents: number;
  /** What of the amount is tax, by rule. */
  readonly taxes: readonly PartTax[];
};

/** Reads off steps what each entry and shipping are charged; the parts sum to the total. */
export function listChargedParts(
  steps: readonly TotalStep[],
  entries: readonly { readonly id: string; readonly quantity: number }[],
): ChargedPart[] {
  const parts = new Map(
    [...entries, { id: SHIPPING_PART, quantity: 1 }].map(({ id, quantity }) => {
      return [id, { id, quantity, amountCents: 0, taxes: new Map<string, number>() }];
    }),
  );
  for (const step of steps) {
    const isTax = step.kind === 'tax' || step.kind === 'included-tax';
    for (const { id, amountCents, taxCents = 0 } of step.parts) {
      const part = parts.get(id)!;
      part.amountCents += amountCents;
      if (isTax) part.taxes.set(step.ruleId, (part.taxes.get(step.ruleId) ?? 0) + taxCents);
    }
  }
  return [...parts.values()].map(({ taxes, ...part }) => {
    return { ...part, taxes: [...taxes].map(([ruleId, amountCents]) => ({ ruleId, amountCents })) };
  });
}
