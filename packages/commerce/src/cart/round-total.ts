import { allocate } from '../money/allocate.ts';
import { roundToStep } from '../money/round.ts';
import type { CartTotalsInput } from './cart-totals-input.ts';
import { listChargedParts } from '../total/charged-part.ts';
import { makeStep, sumSteps, type TotalStep } from '../total/total-step.ts';

/**
 * The step that brings the total to a multiple of what is set. What is not tax bears it; where that
 * is too little, there is none.
 */
export function roundTotal(
  steps: readonly TotalStep[],
  { entries, settings }: Pick<CartTotalsInput, 'entries' | 'settings'>,
): TotalStep[] {
  const stepCents = settings?.totalStepCents ?? 1;
  const baseCents = sumSteps(steps);
  const amountCents = stepCents > 1 ? roundToStep(baseCents, stepCents) - baseCents : 0;
  if (amountCents === 0) return [];
  const parts = listChargedParts(steps, entries);
  const netCents = parts.map((part) => part.amountCents - sumAmounts(part.taxes));
  const left = netCents.reduce((total, cents) => total + cents, 0);
  if (left < Math.abs(amountCents)) return [];
  const ids = parts.map(({ id }) => id);
  const shares = allocate(amountCents, netCents, ids);
  const facts = { kind: 'rounding' as const, ruleId: '', name: '', baseCents };
  return [
    makeStep(
      facts,
      ids.map((id, index) => ({ id, amountCents: shares[index]! })),
    ),
  ];
}

function sumAmounts(amounts: readonly { readonly amountCents: number }[]): number {
  return amounts.reduce((total, { amountCents }) => total + amountCents, 0);
}
