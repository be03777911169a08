/** What an edit takes off an order that was charged, and what it lays on. Amounts in minor units. */
import { allocate } from '../money/allocate.ts';
import { multiplyRatio } from '../money/round.ts';
import {
  listKeptParts,
  refundAmount,
  refundParts,
  sumRefund,
  type KeptPart,
  type PartialRefund,
  type RefundedPart,
} from '../payment/refund-parts.ts';
import { listBilledRates, listHeldRules } from '../total/billed-line.ts';
import type { ChargedPart, PartTax } from '../total/charged-part.ts';
import { makeStep, negate, SHIPPING_PART, type TotalStep } from '../total/total-step.ts';

/** What is to be taken off what is kept. */
export type TakenOff = {
  /** Units by item. */
  readonly units: readonly { readonly id: string; readonly quantity: number }[];
  /** What shipping is to cost less, taxes in it. */
  readonly shippingCents: number;
  /** Off the goods that are left. */
  readonly discountCents: number;
};

/**
 * What goes off each part; units first, then shipping, then the discount as shares of the goods that
 * are left. Undefined when that is more than is kept.
 */
export function takeOff(kept: readonly KeptPart[], wish: TakenOff): PartialRefund | undefined {
  const taken: PartialRefund[] = [];
  const left = () => listKeptParts(kept, taken);
  const { units, shippingCents, discountCents } = wish;
  const asked: (() => PartialRefund | undefined)[] = [
    ...(units.length > 0 ? [() => refundParts(left(), units)] : []),
    ...(shippingCents > 0
      ? [() => refundParts(left(), [{ id: SHIPPING_PART, amountCents: shippingCents }])]
      : []),
    ...(discountCents > 0
      ? [
          () =>
            refundAmount(
              left().filter(({ id }) => id !== SHIPPING_PART),
              discountCents,
            ),
        ]
      : []),
  ];
  for (const ask of asked) {
    const refund = ask();
    if (!refund) return undefined;
    taken.push(refund);
  }
  return mergeRefunds(taken);
}

/** Several refunds as one: each part once. */
function mergeRefunds(refunds: readonly PartialRefund[]): PartialRefund {
  const merged = new Map<string, RefundedPart>();
  for (const part of refunds.flatMap(({ parts }) => parts)) {
    const before = merged.get(part.id);
    merged.set(part.id, before ? addPart(before, part) : part);
  }
  return sumRefund([...merged.values()]);
}

/** What was taken off, as steps below those of the total: they sum to less than nothing. */
export function listTakenSteps(
  { parts }: Pick<PartialRefund, 'parts'>,
  nameOf: (id: string) => string,
): TotalStep[] {
  return parts.map(({ id, quantity, amountCents }) =>
    makeStep(
      { kind: 'given-back', ruleId: id, name: nameOf(id), baseCents: amountCents, quantity },
      [{ id, amountCents: negate(amountCents) }],
    ),
  );
}

/**
 * Splits what is taken off into what pays for what is added, and what goes back. Units go with what
 * goes back, where anything does. Both together are the whole, to the cent and by tax.
 */
export function splitTaken(
  taken: PartialRefund,
  offsetCents: number,
): { offset: PartialRefund | undefined; back: PartialRefund | undefined } {
  if (taken.parts.length === 0) return { offset: undefined, back: undefined };
  if (offsetCents === 0) return { offset: undefined, back: taken };
  if (offsetCents >= taken.amountCents) return { offset: taken, back: undefined };
  const offset = refundAmount(taken.parts, offsetCents)!;
  return { offset, back: sumRefund(listKeptParts(taken.parts, [offset])) };
}

/** Parts of an order with those of an edit: what both charge is added up. */
export function addChargedParts(
  charged: readonly ChargedPart[],
  added: readonly ChargedPart[],
): ChargedPart[] {
  const extra = new Map(added.map((part) => [part.id, part]));
  const summed = charged.map((part) => {
    const more = extra.get(part.id);
    extra.delete(part.id);
    return more ? { ...addPart(part, more), quantity: part.quantity } : part;
  });
  return [...summed, ...extra.values()];
}

function addPart<Part extends RefundedPart>(a: Part, b: RefundedPart): Part {
  const taxes = new Map<string, number>();
  for (const { ruleId, amountCents } of [...a.taxes, ...b.taxes]) {
    taxes.set(ruleId, (taxes.get(ruleId) ?? 0) + amountCents);
  }
  return {
    ...a,
    quantity: a.quantity + b.quantity,
    amountCents: a.amountCents + b.amountCents,
    taxes: [...taxes].map(([ruleId, amountCents]): PartTax => ({ ruleId, amountCents })),
  };
}

/**
 * The steps by which shipping costs more than it did, taxes in it. It bears taxes as shipping did,
 * or, where that cost nothing, as the goods do. The steps sum to the amount.
 */
export function raiseShipping(
  steps: readonly TotalStep[],
  kept: readonly KeptPart[],
  { amountCents, name }: { amountCents: number; name: string },
): TotalStep[] {
  const shipping = kept.find(({ id, amountCents: cents }) => id === SHIPPING_PART && cents > 0);
  const basis = shipping ? [shipping] : kept.filter(({ id }) => id !== SHIPPING_PART);
  const taxes = shareTaxes(basis, amountCents);
  const held = new Set(basis.flatMap(({ id }) => listHeldRules(steps, id)));
  const rates = listBilledRates(steps);
  const addedCents = sum(taxes.filter(({ ruleId }) => !held.has(ruleId)));
  const id = SHIPPING_PART;
  const priceCents = amountCents - addedCents;
  const facts = { ruleId: SHIPPING_PART, name, baseCents: priceCents };
  return [
    makeStep({ kind: 'shipping', ...facts }, [{ id, amountCents: priceCents }]),
    ...taxes
      .filter((tax) => tax.amountCents !== 0)
      .map(({ ruleId, amountCents: taxCents }) => {
        const rate = rates.find((known) => known.ruleId === ruleId);
        const isHeld = held.has(ruleId);
        return makeStep(
          {
            kind: isHeld ? 'included-tax' : 'tax',
            ruleId,
            name: rate?.name ?? ruleId,
            baseCents: priceCents,
            ...(rate?.ratePpm !== undefined && { ratePpm: rate.ratePpm }),
          },
          [{ id, amountCents: isHeld ? 0 : taxCents, taxCents }],
        );
      }),
  ];
}

/** The taxes in an amount are as large a part of it as in what is given. */
function shareTaxes(basis: readonly KeptPart[], amountCents: number): PartTax[] {
  const whole = basis.reduce<RefundedPart>((all, part) => addPart(all, part), {
    id: SHIPPING_PART,
    quantity: 0,
    amountCents: 0,
    taxes: [],
  });
  if (whole.amountCents <= 0) return [];
  const share = multiplyRatio(sum(whole.taxes), amountCents, whole.amountCents);
  const ids = whole.taxes.map(({ ruleId }) => ruleId);
  const weights = whole.taxes.map((tax) => tax.amountCents);
  const shares = allocate(share, weights, ids);
  return ids.map((ruleId, index) => ({ ruleId, amountCents: shares[index]! }));
}

function sum(amounts: readonly { readonly amountCents: number }[]): number {
  return amounts.reduce((total, { amountCents }) => total + amountCents, 0);
}
