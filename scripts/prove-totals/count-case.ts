/** What the carts of a proof were like: a law that no cart could break would prove nothing. */
import type { AnyCase } from '../../packages/commerce/src/testing/any-cart.ts';
import type { Outcome } from '../../packages/commerce/src/testing/laws.ts';

type Fact = (one: AnyCase, outcome: Outcome) => boolean;

/** In the order in which they are printed. */
const facts: Readonly<Record<string, Fact>> = {
  'with a total above zero': (_one, { totals }) => totals.grandTotalCents > 0,
  'with a sale': (_one, { totals }) => totals.steps.some(({ kind }) => kind === 'sale'),
  'with a discount': (_one, { totals }) => totals.discountCents > 0,
  'with two discounts or more': (_one, { totals }) => totals.appliedDiscounts.length > 1,
  'with a discount that was refused': (_one, { totals }) => totals.rejectedDiscounts.length > 0,
  'with shipping': (_one, { totals }) => totals.shippingCostCents > 0,
  'with a discount on shipping': (_one, { totals }) => totals.shippingDiscountCents > 0,
  'with tax on top': (_one, { totals }) => totals.addedTaxCents > 0,
  'with tax inside the prices': (_one, { totals }) => totals.taxCents > totals.addedTaxCents,
  'with both': (_one, { totals }) =>
    totals.addedTaxCents > 0 && totals.taxCents > totals.addedTaxCents,
  'relieved of tax': (_one, { totals }) => totals.taxReliefCents > 0,
  'with a total that was rounded': (_one, { totals }) => totals.roundingCents !== 0,
  'rounded by line': ({ input }) => input.settings?.rounding === 'line',
  'paid by gift card': (_one, { totals }) => totals.giftCardUses.length > 0,
  'paid by store credit': (_one, { totals }) => totals.storeCreditUses.length > 0,
  'paid in several ways': (_one, { totals }) =>
    totals.giftCardUses.length + totals.storeCreditUses.length + Number(totals.amountDueCents > 0) >
    1,
  'with a refund': (_one, { refunds }) => refunds.length > 0,
  'with several refunds': (_one, { refunds }) => refunds.length > 1,
  'in yen': ({ input }) => input.currencyCode === 'JPY',
};

/** Notes which facts hold of a case. */
export function countCase(counts: Map<string, number>, one: AnyCase, outcome: Outcome): void {
  for (const [name, holds] of Object.entries(facts)) {
    if (holds(one, outcome)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const { currencyCode } = one.input;
  if (currencyCode) counts.set(`currency ${currencyCode}`, 1);
}

/** The counts as lines of text. */
export function listCounts(counts: ReadonlyMap<string, number>, tried: number): string[] {
  const lines = Object.keys(facts).map((name) => {
    const count = counts.get(name) ?? 0;
    return `${String(count).padStart(9)}  ${((100 * count) / tried).toFixed(1).padStart(5)} %  ${name}`;
  });
  const codes = [...counts.keys()].filter((name) => name.startsWith('currency '));
  return [...lines, `${String(codes.length).padStart(9)}  currencies`];
}
