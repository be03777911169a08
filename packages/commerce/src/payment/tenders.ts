/** What money came by. Gift cards pay first, then store credit; what they leave is one other tender. */
export const tenderKinds = ['card', 'gift-card', 'store-credit', 'transfer', 'cash'] as const;

/** A kind of {@link tenderKinds}. */
export type TenderKind = (typeof tenderKinds)[number];

/** One of the ways in which a payment was paid; amounts in minor units. */
export type Tender = {
  readonly id: string;
  readonly kind: TenderKind;
  readonly amountCents: number;
  readonly refundedCents: number;
};

/** What goes back by one tender. */
export type RefundPart = { readonly tenderId: string; readonly amountCents: number };

/** Money that came from outside goes back first, what is with the shop last. */
const refundOrder: Readonly<Record<TenderKind, number>> = {
  card: 0,
  transfer: 1,
  cash: 2,
  'store-credit': 3,
  'gift-card': 4,
};

/** What can still be given back. */
export function getRefundableCents(tenders: readonly Tender[]): number {
  return tenders.reduce((sum, tender) => sum + tender.amountCents - tender.refundedCents, 0);
}

/**
 * Splits a refund over the tenders, none beyond what came by it. Undefined when the amount is not
 * a positive whole number of cents, or more than is left.
 */
export function planRefund(
  tenders: readonly Tender[],
  amountCents: number,
): RefundPart[] | undefined {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) return undefined;
  if (amountCents > getRefundableCents(tenders)) return undefined;
  let openCents = amountCents;
  const parts: RefundPart[] = [];
  for (const tender of tenders.toSorted(compareTenders)) {
    const partCents = Math.min(openCents, tender.amountCents - tender.refundedCents);
    if (partCents > 0) parts.push({ tenderId: tender.id, amountCents: partCents });
    openCents -= partCents;
  }
  return parts;
}

function compareTenders(a: Tender, b: Tender): number {
  return refundOrder[a.kind] - refundOrder[b.kind] || (a.id < b.id ? -1 : 1);
}
