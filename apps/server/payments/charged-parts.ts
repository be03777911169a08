/** What each line of a payment and its shipping were charged: refunds and the ledger go by it. */
import {
  allocate,
  listChargedParts,
  SHIPPING_PART,
  type ChargedPart,
  type TotalStep,
} from '@sitewright/commerce';
import type { PaymentSnapshot } from './payment-snapshot.ts';

/** The charged parts of a payment and its steps, under ids that the caller gives to the lines. */
export interface ChargedLines {
  parts: ChargedPart[];
  /** Empty for payments of old, which do not tell. */
  steps: TotalStep[];
}

/**
 * The parts sum to the total.
 * @param ids one for each line of the snapshot, in its order
 */
export function readChargedLines(snapshot: PaymentSnapshot, ids: readonly string[]): ChargedLines {
  const { lines, steps } = snapshot;
  const named = new Map(lines.map(({ entryId }, index) => [entryId, ids[index]!]));
  if (!steps || named.has(undefined)) return { parts: shareOut(snapshot, ids), steps: [] };
  const rename = (id: string) => named.get(id) ?? id;
  const renamed = steps.map((step) => ({
    ...step,
    ruleId: rename(step.ruleId),
    parts: step.parts.map((part) => ({ ...part, id: rename(part.id) })),
  }));
  const entries = lines.map(({ quantity }, index) => ({ id: ids[index]!, quantity }));
  return { parts: listChargedParts(renamed, entries), steps: renamed };
}

/** Payments of old tell only their sums: lines and shipping bear shares of them. */
function shareOut(snapshot: PaymentSnapshot, ids: readonly string[]): ChargedPart[] {
  const { lines, taxLines, shippingCents, grandTotalCents } = snapshot;
  const keys = [...ids, SHIPPING_PART];
  const weights = [
    ...lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity),
    shippingCents,
  ];
  const amounts = allocate(grandTotalCents, weights, keys);
  const taxes = taxLines.map(({ name, amountCents }) => ({
    ruleId: name,
    shares: allocate(amountCents, weights, keys),
  }));
  return keys.map((id, index) => ({
    id,
    quantity: lines[index]?.quantity ?? 1,
    amountCents: amounts[index]!,
    taxes: taxes.map(({ ruleId, shares }) => ({ ruleId, amountCents: shares[index]! })),
  }));
}
