import type { ChargedPart, PartTax } from '../total/charged-part.ts';
import { allocate } from '../money/allocate.ts';
import { multiplyRatio } from '../money/round.ts';

/** What goes back of one part of an order. */
export type RefundedPart = {
  /** Of the charged part. */
  readonly id: string;
  /** Units that go back; 0 for a part of the money alone. */
  readonly quantity: number;
  /** With tax. */
  readonly amountCents: number;
  /** What of the amount is tax, by rule. */
  readonly taxes: readonly PartTax[];
};

/** Money that goes back. The parts sum to the amount, their taxes to the tax. */
export type PartialRefund = {
  readonly amountCents: number;
  readonly taxCents: number;
  readonly parts: readonly RefundedPart[];
};

/** What is to go back of one part: some of its units, or some of its money. */
export type RefundWish =
  | { readonly id: string; readonly quantity: number }
  | { readonly id: string; readonly amountCents: number };

/** What is still kept of a part. */
export type KeptPart = ChargedPart;

/** What is kept of each part after refunds. */
export function listKeptParts(
  charged: readonly ChargedPart[],
  refunds: readonly PartialRefund[],
): KeptPart[] {
  const kept = new Map(charged.map((part) => [part.id, part]));
  for (const { parts } of refunds) {
    for (const part of parts) {
      const before = kept.get(part.id);
      if (before) kept.set(part.id, takeAway(before, part));
    }
  }
  return charged.map(({ id }) => kept.get(id)!);
}

/**
 * What goes back for units and amounts of single parts. A share is always one of what is still
 * kept, and the last unit takes all the rest: so the refunds of an order, in whatever parts, never
 * come to more than was charged, and to exactly that when everything goes back. Undefined when a
 * wish is no whole number above zero, is beyond what is kept, or names one part twice.
 */
export function refundParts(
  kept: readonly KeptPart[],
  wishes: readonly RefundWish[],
): PartialRefund | undefined {
  if (new Set(wishes.map(({ id }) => id)).size < wishes.length || wishes.length === 0) {
    return undefined;
  }
  const parts: RefundedPart[] = [];
  for (const wish of wishes) {
    const part = kept.find(({ id }) => id === wish.id);
    const refunded = part && refundOne(part, wish);
    if (!refunded) return undefined;
    parts.push(refunded);
  }
  return sumRefund(parts);
}

/**
 * What goes back of each part when an amount is given back for the whole order: shares of what is
 * kept, by largest remainder. Units stay. Undefined when it is no whole number above zero, or more
 * than is kept.
 */
export function refundAmount(
  kept: readonly KeptPart[],
  amountCents: number,
): PartialRefund | undefined {
  const weights = kept.map((part) => part.amountCents);
  const keptCents = weights.reduce((total, cents) => total + cents, 0);
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || amountCents > keptCents) {
    return undefined;
  }
  const shares = allocate(
    amountCents,
    weights,
    kept.map(({ id }) => id),
  );
  const parts = kept.map((part, index) => takeShare(part, 0, shares[index]!));
  return sumRefund(parts.filter((part) => part.amountCents > 0));
}

/**
 * What goes back of each part by one more of several refunds of amounts: with the earlier ones it
 * makes what a single refund of their sum would. So amounts that come one by one end the same in
 * whatever order they come; a part may get a cent less than nothing on the way. Undefined as in
 * {@link refundAmount}.
 * @param kept what is kept after all earlier refunds
 * @param earlier the refunds of amounts since the last one by parts
 */
export function refundFurther(
  kept: readonly KeptPart[],
  earlier: readonly PartialRefund[],
  amountCents: number,
): PartialRefund | undefined {
  const keptCents = sumAmounts(kept);
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || amountCents > keptCents) {
    return undefined;
  }
  const back = earlier.map(negateRefund);
  const whole = refundAmount(listKeptParts(kept, back), amountCents + sumAmounts(earlier));
  if (!whole) return undefined;
  const ids = kept.map(({ id }) => id);
  return sumRefund(ids.flatMap((id) => takeEarlier(id, whole, earlier)));
}

/**
 * What goes back when parts that came back go out once more, to the cent. Undefined when there are
 * none, or less is kept of one of them: it was given back anew meanwhile.
 */
export function refundAgain(
  kept: readonly KeptPart[],
  parts: readonly RefundedPart[],
): PartialRefund | undefined {
  const isKept = parts.every(({ id, quantity, amountCents }) => {
    const part = kept.find((one) => one.id === id);
    return part && part.quantity >= quantity && part.amountCents >= amountCents;
  });
  return parts.length > 0 && isKept ? sumRefund(parts) : undefined;
}

function negateRefund({ amountCents, taxCents, parts }: PartialRefund): PartialRefund {
  return { amountCents: -amountCents, taxCents: -taxCents, parts: parts.map(negatePart) };
}

function negatePart({ id, quantity, amountCents, taxes }: RefundedPart): RefundedPart {
  const back = taxes.map((tax) => ({ ...tax, amountCents: -tax.amountCents }));
  return { id, quantity: -quantity, amountCents: -amountCents, taxes: back };
}

/** What of a part the whole takes beyond what earlier refunds took; nothing when that is nothing. */
function takeEarlier(
  id: string,
  whole: PartialRefund,
  earlier: readonly PartialRefund[],
): RefundedPart[] {
  let amountCents = 0;
  const taxes = new Map<string, number>();
  for (const [sign, refund] of [[1, whole] as const, ...earlier.map((one) => [-1, one] as const)]) {
    for (const part of refund.parts.filter((one) => one.id === id)) {
      amountCents += sign * part.amountCents;
      for (const tax of part.taxes) {
        taxes.set(tax.ruleId, (taxes.get(tax.ruleId) ?? 0) + sign * tax.amountCents);
      }
    }
  }
  const shares = [...taxes].map(([ruleId, cents]) => ({ ruleId, amountCents: cents }));
  const isNothing = amountCents === 0 && shares.every((tax) => tax.amountCents === 0);
  return isNothing ? [] : [{ id, quantity: 0, amountCents, taxes: shares }];
}

function refundOne(part: KeptPart, wish: RefundWish): RefundedPart | undefined {
  const isByUnits = 'quantity' in wish;
  const wished = isByUnits ? wish.quantity : wish.amountCents;
  const most = isByUnits ? part.quantity : part.amountCents;
  if (!Number.isSafeInteger(wished) || wished <= 0 || wished > most) return undefined;
  if (!isByUnits) return takeShare(part, 0, wished);
  return takeShare(part, wished, multiplyRatio(part.amountCents, wished, part.quantity));
}

/** The tax in a share is as large a part of the tax that is kept as the share is of the money. */
function takeShare(part: KeptPart, quantity: number, amountCents: number): RefundedPart {
  const weights = part.taxes.map((tax) => tax.amountCents);
  const ruleIds = part.taxes.map(({ ruleId }) => ruleId);
  const taxCents = weights.reduce((total, cents) => total + cents, 0);
  const share = part.amountCents === 0 ? 0 : multiplyRatio(taxCents, amountCents, part.amountCents);
  const shares = allocate(share, weights, ruleIds);
  const taxes = ruleIds.map((ruleId, index) => ({ ruleId, amountCents: shares[index]! }));
  return { id: part.id, quantity, amountCents, taxes };
}

function takeAway(kept: KeptPart, part: RefundedPart): KeptPart {
  const taken = new Map(part.taxes.map(({ ruleId, amountCents }) => [ruleId, amountCents]));
  return {
    id: kept.id,
    quantity: kept.quantity - part.quantity,
    amountCents: kept.amountCents - part.amountCents,
    taxes: kept.taxes.map(({ ruleId, amountCents }) => {
      return { ruleId, amountCents: amountCents - (taken.get(ruleId) ?? 0) };
    }),
  };
}

/** The refund that gives back these parts. */
export function sumRefund(parts: readonly RefundedPart[]): PartialRefund {
  return {
    amountCents: sumAmounts(parts),
    taxCents: sumAmounts(parts.flatMap(({ taxes }) => taxes)),
    parts,
  };
}

function sumAmounts(amounts: readonly { readonly amountCents: number }[]): number {
  return amounts.reduce((total, { amountCents }) => total + amountCents, 0);
}
