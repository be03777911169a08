/** Money that a visitor has with the shop: a gift card, or store credit. */
export type Balance = {
  readonly id: string;
  readonly balanceCents: number;
  /** Epoch milliseconds, exclusive; missing: never. */
  readonly expiresAt?: number | null;
  /** Missing: the currency of the cart. What is in another one pays nothing. */
  readonly currencyCode?: string | null;
};

/** What one balance pays. */
export type BalanceUse = { readonly id: string; readonly amountCents: number };

/** What is to be paid, when and in which currency. */
export type AmountDue = {
  readonly amountCents: number;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly currencyCode?: string | undefined;
};

/** Pays with balances in the order given, each with no more than it holds, none of them below zero. */
export function payByBalance(
  { amountCents, now, currencyCode }: AmountDue,
  balances: readonly Balance[],
): { readonly uses: readonly BalanceUse[]; readonly amountDueCents: number } {
  const uses: BalanceUse[] = [];
  let amountDueCents = amountCents;
  for (const balance of balances) {
    const isExpired = balance.expiresAt != null && now >= balance.expiresAt;
    const isForeign =
      currencyCode !== undefined && (balance.currencyCode ?? currencyCode) !== currencyCode;
    if (isExpired || isForeign) continue;
    const partCents = Math.min(Math.max(0, balance.balanceCents), amountDueCents);
    if (partCents === 0) continue;
    uses.push({ id: balance.id, amountCents: partCents });
    amountDueCents -= partCents;
  }
  return { uses, amountDueCents };
}
