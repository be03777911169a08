import { allocate } from '../money/allocate.ts';
import { nameTreatment, sumRates, type Treatment } from './treatment.ts';

/**
 * How shipping is taxed: by the rules that say they fall on shipping; or as the goods that are sent
 * are: in the shares of their values, as those with the highest rate, or as those that are worth
 * most.
 */
export const shippingTaxMethods = ['own-rules', 'shares', 'highest-rate', 'largest-value'] as const;

/** A method of {@link shippingTaxMethods}. */
export type ShippingTaxMethod = (typeof shippingTaxMethods)[number];

/** An amount and how it is treated. */
export type TreatedAmount = {
  readonly id: string;
  readonly amountCents: number;
  readonly treatment: Treatment;
};

/** Shipping as it is taxed like the goods that are sent; untouched when nothing is. */
export function treatShippingAsGoods(
  shipping: TreatedAmount,
  goods: readonly TreatedAmount[],
  method: Exclude<ShippingTaxMethod, 'own-rules'>,
): TreatedAmount[] {
  const groups = groupByTreatment(goods);
  if (groups.length === 0) return [shipping];
  if (method === 'shares') {
    const weights = groups.map(({ amountCents }) => amountCents);
    const names = groups.map(({ name }) => name);
    const parts = allocate(shipping.amountCents, weights, names);
    return groups.map(({ treatment }, index) => {
      return { id: shipping.id, amountCents: parts[index]!, treatment };
    });
  }
  const byRate = (a: Group, b: Group) => rateOf(b) - rateOf(a);
  const byValue = (a: Group, b: Group) => b.amountCents - a.amountCents;
  const [first, second] = method === 'highest-rate' ? [byRate, byValue] : [byValue, byRate];
  const [best] = groups.toSorted(
    (a, b) => first(a, b) || second(a, b) || (a.name < b.name ? -1 : 1),
  );
  return [{ ...shipping, treatment: best!.treatment }];
}

type Group = { name: string; amountCents: number; treatment: Treatment };

function groupByTreatment(goods: readonly TreatedAmount[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { treatment, amountCents } of goods) {
    const name = nameTreatment(treatment);
    const group = groups.get(name) ?? { name, amountCents: 0, treatment };
    group.amountCents += amountCents;
    groups.set(name, group);
  }
  return [...groups.values()];
}

function rateOf({ treatment }: Group): number {
  return sumRates(treatment.included) + sumRates(treatment.added);
}
