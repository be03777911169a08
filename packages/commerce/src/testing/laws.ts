import type { CartTotalsInput } from '../cart/cart-totals-input.ts';
import { computeCartTotals, type CartTotals } from '../cart/cart-totals.ts';
import { SHIPPING_PART, sumSteps } from '../total/total-step.ts';
import { findCurrency } from '../money/currency-catalogue.ts';
import { parseDecimal } from '../money/decimal.ts';
import { toMoneyValue } from '../money/money.ts';
import { listKeptParts, type PartialRefund } from '../payment/refund-parts.ts';
import { getRefundableCents, planRefund, type Tender } from '../payment/tenders.ts';
import type { AnyCase } from './any-cart.ts';
import { areRulesExact, areTaxesExact } from './exact-taxes.ts';
import { playRefunds, refundTheRest } from './play-refunds.ts';

/** What a case came to. */
export type Outcome = { readonly totals: CartTotals; readonly refunds: readonly PartialRefund[] };

/** A law of totals: true when it holds. */
type Law = (outcome: Outcome, input: CartTotalsInput) => boolean;

/** What holds of every cart, whatever is in it. */
export const laws: Readonly<Record<string, Law>> = {
  'the steps sum to the total': ({ totals }) => sumSteps(totals.steps) === totals.grandTotalCents,

  'the parts of every step sum to it': ({ totals }) =>
    totals.steps.every(
      ({ amountCents, taxCents = 0, parts }) =>
        sum(parts.map((part) => part.amountCents)) === amountCents &&
        sum(parts.map((part) => part.taxCents ?? 0)) === taxCents,
    ),

  'the sums make the total': ({ totals }) =>
    totals.subtotalCents -
      totals.discountCents +
      totals.shippingCostCents -
      totals.taxReliefCents +
      totals.addedTaxCents +
      totals.roundingCents ===
    totals.grandTotalCents,

  'entries and shipping make the total': ({ totals }) => {
    const { chargedParts, entries } = totals;
    const shippingCents = chargedParts.find(({ id }) => id === SHIPPING_PART)!.amountCents;
    const byEntry = sum(entries.map(({ chargedCents }) => chargedCents));
    return (
      sum(chargedParts.map(({ amountCents }) => amountCents)) === totals.grandTotalCents &&
      byEntry + shippingCents === totals.grandTotalCents
    );
  },

  'the taxes of parts and of lines make the tax': ({ totals }) =>
    sum(totals.chargedParts.flatMap(({ taxes }) => taxes.map(amountOf))) === totals.taxCents &&
    sum(totals.taxLines.map(({ taxCents }) => taxCents)) === totals.taxCents,

  'tenders and what is due make the total': ({ totals }, { giftCards = [], storeCredits = [] }) => {
    const uses = [...totals.giftCardUses, ...totals.storeCreditUses];
    const held = new Map([...giftCards, ...storeCredits].map((one) => [one.id, one.balanceCents]));
    return (
      sum(uses.map(amountOf)) + totals.amountDueCents === totals.grandTotalCents &&
      uses.every(({ id, amountCents }) => amountCents > 0 && amountCents <= held.get(id)!)
    );
  },

  'nothing is below zero, in fractions or minus zero': ({ totals }) => {
    const { subtotalCents, discountCents, shippingCostCents, shippingDiscountCents } = totals;
    const amounts = [subtotalCents, discountCents, shippingCostCents, shippingDiscountCents];
    amounts.push(totals.taxReliefCents, totals.taxCents, totals.addedTaxCents);
    amounts.push(totals.grandTotalCents, totals.amountDueCents);
    for (const one of totals.entries) {
      amounts.push(one.subtotalCents - one.discountCents, one.taxCents, one.chargedCents);
    }
    const isWhole = (cents: number) => Number.isSafeInteger(cents) && !Object.is(cents, -0);
    const steps = totals.steps.flatMap(({ amountCents, parts }) => [
      amountCents,
      ...parts.map(amountOf),
    ]);
    return amounts.every((cents) => isWhole(cents) && cents >= 0) && steps.every(isWhole);
  },

  'tax is within what is charged': ({ totals }) =>
    totals.chargedParts.every(
      ({ amountCents, taxes }) =>
        sum(taxes.map(amountOf)) <= amountCents && taxes.every((tax) => tax.amountCents >= 0),
    ),

  'the tax is as near to the exact one as its rounding allows': ({ totals }, input) =>
    areTaxesExact(input, totals),

  'the tax of each rule is as near to its exact one as shares allow': ({ totals }, input) =>
    areRulesExact(input, totals),

  'decimal texts of the currency make the total': ({ totals }, { currencyCode = 'USD' }) => {
    const { fractionDigits } = findCurrency(currencyCode);
    const read = (amountCents: number) =>
      parseDecimal(toMoneyValue({ amountCents, currencyCode }), fractionDigits) ?? Number.NaN;
    return sum(totals.steps.map((step) => read(step.amountCents))) === totals.grandTotalCents;
  },

  'the order of entries, discounts and rules changes nothing': ({ totals }, input) => {
    const turned = computeCartTotals({
      ...input,
      entries: input.entries.toReversed(),
      discounts: input.discounts?.toReversed() ?? [],
      sales: input.sales?.toReversed() ?? [],
      taxRules: input.taxRules?.toReversed() ?? [],
    });
    return (
      turned.grandTotalCents === totals.grandTotalCents &&
      turned.taxCents === totals.taxCents &&
      turned.entries.toReversed().every((one, at) => {
        const other = totals.entries[at]!;
        return one.chargedCents === other.chargedCents && one.taxCents === other.taxCents;
      })
    );
  },

  'refunds and what is kept make what was charged': ({ totals, refunds }) => {
    const kept = listKeptParts(totals.chargedParts, refunds);
    const back = sum(refunds.map(amountOf));
    return (
      back + sum(kept.map(amountOf)) === totals.grandTotalCents &&
      kept.every(({ amountCents, quantity }) => amountCents >= 0 && quantity >= 0)
    );
  },

  'each refund is the sum of its parts, and its tax within it': ({ refunds }) =>
    refunds.every(
      ({ amountCents, taxCents, parts }) =>
        sum(parts.map(amountOf)) === amountCents &&
        sum(parts.flatMap(({ taxes }) => taxes.map(amountOf))) === taxCents &&
        parts.every((part) => {
          const ofPart = sum(part.taxes.map(amountOf));
          return part.amountCents >= 0 && ofPart >= 0 && ofPart <= part.amountCents;
        }),
    ),

  'all refunds together give back all, and all of the tax': ({ totals, refunds }) => {
    const all = refundTheRest(totals.chargedParts, refunds);
    return (
      sum(all.map(amountOf)) === totals.grandTotalCents &&
      sum(all.map(({ taxCents }) => taxCents)) === totals.taxCents
    );
  },

  'refunds go back by the tenders, and never more than came by one': ({ totals, refunds }) => {
    let tenders = listTenders(totals);
    for (const { amountCents } of refunds) {
      if (amountCents === 0) continue;
      const parts = planRefund(tenders, amountCents);
      if (!parts || sum(parts.map(amountOf)) !== amountCents) return false;
      tenders = tenders.map((tender) => {
        const back = parts.find(({ tenderId }) => tenderId === tender.id)?.amountCents ?? 0;
        return { ...tender, refundedCents: tender.refundedCents + back };
      });
    }
    const back = sum(refunds.map(amountOf));
    return (
      getRefundableCents(tenders) === totals.grandTotalCents - back &&
      tenders.every(({ amountCents, refundedCents }) => refundedCents <= amountCents)
    );
  },
};

/** Computes a case, refunds included. */
export function play({ input, refunds }: AnyCase): Outcome {
  const totals = computeCartTotals(input);
  return { totals, refunds: playRefunds(totals.chargedParts, refunds) };
}

/** The laws that a case breaks. */
export function findBrokenLaws(outcome: Outcome, input: CartTotalsInput): string[] {
  return Object.keys(laws).filter((name) => !laws[name]!(outcome, input));
}

function listTenders({ giftCardUses, storeCreditUses, amountDueCents }: CartTotals): Tender[] {
  const tender = (kind: Tender['kind'], id: string, amountCents: number): Tender => {
    return { id, kind, amountCents, refundedCents: 0 };
  };
  return [
    ...giftCardUses.map(({ id, amountCents }) => tender('gift-card', id, amountCents)),
    ...storeCreditUses.map(({ id, amountCents }) => tender('store-credit', id, amountCents)),
    tender('card', 'provider', amountDueCents),
  ];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function amountOf({ amountCents }: { readonly amountCents: number }): number {
  return amountCents;
}
