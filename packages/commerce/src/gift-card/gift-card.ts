/** A gift card with money left on it. */
export type GiftCard = {
  readonly id: string;
  readonly balanceCents: number;
  /** Epoch milliseconds, exclusive; missing: never. */
  readonly expiresAt?: number | null;
};

/** What one gift card pays of an order. */
export type GiftCardUse = { readonly giftCardId: string; readonly amountCents: number };

/**
 * Pays an amount with gift cards in the order given, each with no more than its balance. A gift
 * card is a means of payment: it lowers what is due, never the total or the tax.
 *
 * @param now epoch milliseconds
 */
export function payWithGiftCards(
  totalCents: number,
  cards: readonly GiftCard[],
  now: number,
): { readonly uses: readonly GiftCardUse[]; readonly amountDueCents: number } {
  const uses: GiftCardUse[] = [];
  let amountDueCents = totalCents;
  for (const card of cards) {
    const isExpired = card.expiresAt != null && now >= card.expiresAt;
    const amountCents = isExpired ? 0 : Math.min(Math.max(0, card.balanceCents), amountDueCents);
    if (amountCents === 0) continue;
    uses.push({ giftCardId: card.id, amountCents });
    amountDueCents -= amountCents;
  }
  return { uses, amountDueCents };
}
