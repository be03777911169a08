import type { PartTax, TotalStep } from '@sitewright/commerce';
import type { ReportMove } from './report-move.ts';

/** Rule and rate: a rule whose rate changed is two lines of a report. */
export function taxKey(ruleId: string, steps: readonly TotalStep[]): string {
  return `${ruleId}:${findTaxStep(ruleId, steps)?.ratePpm ?? ''}`;
}

/** A tax of a part of an order; what it fell on is counted once for each rate. */
export function moveTax(
  { ruleId, amountCents }: PartTax,
  { netCents, steps }: { netCents: number; steps: readonly TotalStep[] },
): ReportMove {
  return {
    report: 'tax',
    key: taxKey(ruleId, steps),
    // Payments of old name no rule: their tax goes by its name.
    label: findTaxStep(ruleId, steps)?.name ?? ruleId,
    gross_cents: amountCents === 0 ? 0 : netCents,
    tax_cents: amountCents,
  };
}

function findTaxStep(ruleId: string, steps: readonly TotalStep[]): TotalStep | undefined {
  const isTax = ({ kind }: TotalStep) => kind === 'tax' || kind === 'included-tax';
  return steps.findLast((step) => isTax(step) && step.ruleId === ruleId);
}
