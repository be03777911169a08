import { makeStep, negate, type TotalStep } from '../total/total-step.ts';
import { PPM } from '../money/round.ts';
import type { RoundingPlace } from '../money/rounding-place.ts';
import {
  treatShippingAsGoods,
  type ShippingTaxMethod,
  type TreatedAmount,
} from './shipping-tax.ts';
import { splitTax, type RuleTax, type TaxPiece } from './split-tax.ts';
import type { TaxRule, TaxableAmount } from './tax-rule.ts';
import { makeTreater, nameTreatment, sumRates, type TreatmentInput } from './treatment.ts';

/** What decides the tax of a cart. */
export type TaxInput = TreatmentInput & {
  readonly goods: readonly TaxableAmount[];
  /** Missing: nothing is sent. */
  readonly shipping?: TaxableAmount | undefined;
  /** Ids of the goods that are sent. */
  readonly sentIds: ReadonlySet<string>;
  readonly shippingTax: ShippingTaxMethod;
  readonly place: RoundingPlace;
};

/** What a cart owes of one rule; taxes inside the prices and on top of them are lines of their own. */
export type TaxLine = {
  readonly ruleId: string;
  readonly name: string;
  readonly ratePpm: number;
  readonly isIncludedInPrice: boolean;
  readonly taxableCents: number;
  readonly taxCents: number;
};

/**
 * The tax of a cart as steps. Amounts that the same rules fall on are rounded together; see
 * {@link splitTax}. A tax that prices hold is told and adds nothing. One that comes on top falls on
 * the price without those that it holds. A tax that is held and not owed is taken off.
 */
export function computeTax(input: TaxInput): TotalStep[] {
  const groups = new Map<string, TreatedAmount[]>();
  for (const amount of treatAll(input)) {
    const name = nameTreatment(amount.treatment);
    groups.set(name, [...(groups.get(name) ?? []), amount]);
  }
  return [...groups.values()].flatMap((amounts) => taxGroup(amounts, input.place));
}

/** What is owed of each rule, summed over steps, in the order of the rules. */
export function listTaxLines(steps: readonly TotalStep[], rules: readonly TaxRule[]): TaxLine[] {
  return rules.flatMap((rule) => {
    const own = steps.filter(({ ruleId }) => ruleId === rule.id);
    const included = own.filter(({ kind }) => kind === 'included-tax');
    const added = own.filter(({ kind }) => kind === 'tax');
    const isUnused = included.length + added.length === 0;
    if (isUnused) return [toLine(rule, rule.isIncludedInPrice, [])];
    return [
      ...(included.length > 0 ? [toLine(rule, true, included)] : []),
      ...(added.length > 0 ? [toLine(rule, false, added)] : []),
    ];
  });
}

function toLine(
  { id: ruleId, name, ratePpm }: TaxRule,
  isIncludedInPrice: boolean,
  steps: readonly TotalStep[],
): TaxLine {
  const taxableCents = steps.reduce((total, step) => total + step.baseCents, 0);
  const taxCents = steps.reduce((total, step) => total + (step.taxCents ?? 0), 0);
  return { ruleId, name, ratePpm, isIncludedInPrice, taxableCents, taxCents };
}

function treatAll(input: TaxInput): TreatedAmount[] {
  const treatmentOf = makeTreater(input);
  const treat = (amount: TaxableAmount): TreatedAmount => {
    return { id: amount.id, amountCents: amount.amountCents, treatment: treatmentOf(amount) };
  };
  const goods = input.goods.map(treat);
  if (!input.shipping) return goods;
  const shipping = treat(input.shipping);
  if (input.shippingTax === 'own-rules') return [...goods, shipping];
  const sent = goods.filter(({ id }) => input.sentIds.has(id));
  return [...goods, ...treatShippingAsGoods(shipping, sent, input.shippingTax)];
}

function taxGroup(amounts: readonly TreatedAmount[], place: RoundingPlace): TotalStep[] {
  const { included, added, relieved } = amounts[0]!.treatment;
  const heldPpm = PPM + sumRates(included);
  const relief = splitTax(amounts, {
    rules: relieved,
    denominatorPpm: PPM + sumRates(relieved),
    place,
  });
  const net = amounts.map(({ id, amountCents }, index): TaxPiece => {
    const off = relief.reduce((total, { taxCents }) => total + taxCents[index]!, 0);
    return { id, amountCents: amountCents - off };
  });
  return [
    ...toSteps('tax-relief', amounts, relief),
    ...toSteps(
      'included-tax',
      net,
      splitTax(net, { rules: included, denominatorPpm: heldPpm, place }),
    ),
    ...toSteps('tax', net, splitTax(net, { rules: added, denominatorPpm: heldPpm, place })),
  ];
}

function toSteps(
  kind: 'tax-relief' | 'included-tax' | 'tax',
  pieces: readonly TaxPiece[],
  taxes: readonly RuleTax[],
): TotalStep[] {
  const baseCents = pieces.reduce((total, { amountCents }) => total + amountCents, 0);
  return taxes.map(({ rule, taxCents }) => {
    const parts = pieces.map(({ id }, index) => {
      const cents = taxCents[index]!;
      if (kind === 'tax-relief') return { id, amountCents: negate(cents) };
      return { id, amountCents: kind === 'tax' ? cents : 0, taxCents: cents };
    });
    const { id: ruleId, name, ratePpm } = rule;
    return makeStep({ kind, ruleId, name, baseCents, ratePpm }, parts);
  });
}
