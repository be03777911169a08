import type { ChargedPart } from '../total/charged-part.ts';
import {
  listKeptParts,
  refundAmount,
  refundParts,
  type KeptPart,
  type PartialRefund,
  type RefundWish,
} from '../payment/refund-parts.ts';
import type { RefundDraw } from './any-cart.ts';

/** Makes refunds one after the other, each cut to what is still kept. */
export function playRefunds(
  charged: readonly ChargedPart[],
  draws: readonly RefundDraw[],
): PartialRefund[] {
  const refunds: PartialRefund[] = [];
  for (const draw of draws) {
    const refund = playOne(listKeptParts(charged, refunds), draw);
    if (refund) refunds.push(refund);
  }
  return refunds;
}

/** Gives back all that is left: the units first, then money without units. */
export function refundTheRest(
  charged: readonly ChargedPart[],
  refunds: readonly PartialRefund[],
): PartialRefund[] {
  const kept = listKeptParts(charged, refunds);
  const units = kept
    .filter((part) => part.quantity > 0)
    .map(({ id, quantity }): RefundWish => ({ id, quantity }));
  const byUnits = refundParts(kept, units);
  const all = byUnits ? [...refunds, byUnits] : [...refunds];
  const left = listKeptParts(charged, all).reduce((sum, part) => sum + part.amountCents, 0);
  const rest = refundAmount(listKeptParts(charged, all), left);
  return rest ? [...all, rest] : all;
}

function playOne(kept: readonly KeptPart[], { kind, picks }: RefundDraw) {
  if (kind === 'order') {
    const left = kept.reduce((sum, part) => sum + part.amountCents, 0);
    return refundAmount(kept, shareOf(left, picks[0]!.share));
  }
  const wishes = new Map<string, RefundWish>();
  for (const { at, share } of picks) {
    const part = kept[at % kept.length]!;
    const wish =
      kind === 'units'
        ? { id: part.id, quantity: shareOf(part.quantity, share) }
        : { id: part.id, amountCents: shareOf(part.amountCents, share) };
    wishes.set(part.id, wish);
  }
  return refundParts(kept, [...wishes.values()]);
}

function shareOf(whole: number, thousandths: number): number {
  return Math.ceil((whole * thousandths) / 1000);
}
