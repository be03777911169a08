import { totalMessages } from '../messages/totals.ts';
import { makeSay, type Say } from '../words/say.ts';
import type { WireTotalStep } from '../models/total-step.ts';

/** A step of a total as people read it. */
export type DescribedStep = {
  readonly label: string;
  /** How the amount came about; empty when there is nothing to tell. */
  readonly note: string;
  readonly amount: string;
};

type SayOfTotals = Say<(typeof totalMessages)[keyof typeof totalMessages]>;

const ppmPerCent = 10_000;

/** Puts a step into words, the same for buyers and owners; English unless told otherwise. */
export function describeStep(
  step: WireTotalStep,
  writeMoney: (amountCents: number) => string,
  say: SayOfTotals = makeSay(),
): DescribedStep {
  const isHeld = step.kind === 'included-tax';
  const amount = writeMoney(isHeld ? (step.taxCents ?? 0) : step.amountCents);
  return { label: labelOf(step, say), note: noteOf(step, { writeMoney, say }), amount };
}

function labelOf({ kind, name, quantity = 1 }: WireTotalStep, say: SayOfTotals): string {
  switch (kind) {
    case 'price':
      return quantity === 1 ? name : `${name} × ${quantity}`;
    case 'sale':
      return name || say(totalMessages.sale);
    case 'given-back':
      return say(totalMessages.givenBack, {
        name: quantity > 0 ? `${name} × ${quantity}` : name,
      });
    case 'handling':
      return say(totalMessages.handling);
    case 'rounding':
      return say(totalMessages.rounding);
    case 'included-tax':
      return say(totalMessages.includedTax, { name });
    case 'tax-relief':
      return say(totalMessages.taxRelief, { name });
    case 'discount':
    case 'shipping':
    case 'tax':
      return name;
  }
}

function noteOf(
  { kind, baseCents, ratePpm, quantity = 1 }: WireTotalStep,
  { writeMoney, say }: { writeMoney: (amountCents: number) => string; say: SayOfTotals },
): string {
  const base = writeMoney(baseCents);
  if (kind === 'price') return quantity > 1 ? say(totalMessages.each, { price: base }) : '';
  if (ratePpm === undefined) return '';
  const number = String(ratePpm / ppmPerCent).replace('.', say(totalMessages.decimalSign));
  return say(totalMessages.rate, { rate: say(totalMessages.percent, { number }), base });
}
