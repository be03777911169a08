import { totalMessages } from '../messages/totals.ts';
import { fillMessage } from '../messages/fill-message.ts';
import type { WireTotalStep } from '../models/total-step.ts';

/** A step of a total as people read it. */
export type DescribedStep = {
  readonly label: string;
  /** How the amount came about; empty when there is nothing to tell. */
  readonly note: string;
  readonly amount: string;
};

const ppmPerCent = 10_000;

/** Puts a step into words, the same for buyers and owners. */
export function describeStep(
  step: WireTotalStep,
  writeMoney: (amountCents: number) => string,
): DescribedStep {
  const isHeld = step.kind === 'included-tax';
  const amount = writeMoney(isHeld ? (step.taxCents ?? 0) : step.amountCents);
  return { label: labelOf(step), note: noteOf(step, writeMoney), amount };
}

function labelOf({ kind, name, quantity = 1 }: WireTotalStep): string {
  switch (kind) {
    case 'price':
      return quantity === 1 ? name : `${name} × ${quantity}`;
    case 'sale':
      return name || totalMessages.sale;
    case 'given-back':
      return fillMessage(totalMessages.givenBack, {
        name: quantity > 0 ? `${name} × ${quantity}` : name,
      });
    case 'handling':
      return totalMessages.handling;
    case 'rounding':
      return totalMessages.rounding;
    case 'included-tax':
      return fillMessage(totalMessages.includedTax, { name });
    case 'tax-relief':
      return fillMessage(totalMessages.taxRelief, { name });
    case 'discount':
    case 'shipping':
    case 'tax':
      return name;
  }
}

function noteOf(
  { kind, baseCents, ratePpm, quantity = 1 }: WireTotalStep,
  writeMoney: (amountCents: number) => string,
): string {
  const base = writeMoney(baseCents);
  if (kind === 'price') return quantity > 1 ? fillMessage(totalMessages.each, { price: base }) : '';
  if (ratePpm === undefined) return '';
  return fillMessage(totalMessages.rate, { rate: `${ratePpm / ppmPerCent} %`, base });
}
