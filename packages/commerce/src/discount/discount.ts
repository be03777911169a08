/** What a discount is taken off. */
export type DiscountScope = 'goods' | 'shipping' | 'all';

/** What a discount takes off. */
export type DiscountBenefit =
  | {
      readonly kind: 'percent';
      /** Parts per million: 15 % is 150 000. */
      readonly ratePpm: number;
      /** Missing: goods. */
      readonly scope?: DiscountScope;
    }
  | {
      readonly kind: 'fixed';
      /** In the prices of the shop: with tax where those hold it. */
      readonly amountCents: number;
      /** Missing: goods. */
      readonly scope?: DiscountScope;
    }
  | { readonly kind: 'free-shipping' }
  | BuyXGetY;

/** For every so many units that are bought, so many others are cheaper; the cheapest ones are. */
export type BuyXGetY = {
  readonly kind: 'buy-x-get-y';
  readonly buyQuantity: number;
  readonly getQuantity: number;
  /** What is taken off the others; missing: all of their price. */
  readonly ratePpm?: number;
  /** Which are cheaper; missing: the same that have to be bought. */
  readonly gets?: ItemChoice;
  /** How often in one cart; missing: as often as the units go. */
  readonly maxTimes?: number;
};

/** Products and categories; an entry fits when one of either fits. Both empty or missing: all. */
export type ItemChoice = {
  readonly itemIds?: readonly string[] | null;
  readonly categoryIds?: readonly string[] | null;
};

/** A rule that makes carts cheaper, by a code or by itself. Its choice tells which goods. */
export type Discount = ItemChoice & {
  readonly id: string;
  readonly name: string;
  /** What a visitor enters for it; missing: it applies by itself. */
  readonly code?: string | null;
  readonly benefit: DiscountBenefit;
  /** Least subtotal of the cart before discounts. */
  readonly minSubtotalCents?: number | null;
  /** Least number of units that it is for. */
  readonly minQuantity?: number | null;
  /** Epoch milliseconds, inclusive. */
  readonly startsAt?: number | null;
  /** Epoch milliseconds, exclusive. */
  readonly endsAt?: number | null;
  /** How often it may be used in all; missing: no limit. */
  readonly maxUses?: number | null;
  readonly usedCount?: number;
  /** How often one customer may use it; missing: no limit. */
  readonly maxUsesPerCustomer?: number | null;
  /** How often this customer has used it. */
  readonly usedByCustomerCount?: number;
  readonly isDisabled?: boolean;
  /** Groups of customers it is for; missing or empty: everybody. */
  readonly customerGroupIds?: readonly string[] | null;
  readonly isFirstOrderOnly?: boolean;
  /** Higher ones apply first; missing: 0. */
  readonly priority?: number;
  /** Never together with another discount. */
  readonly isExclusive?: boolean;
};

/** A discount that a visitor gets by entering a code. */
export type Coupon = Discount & { readonly code: string };

/** What discounts need to know of who buys. */
export type Customer = {
  readonly groupIds?: readonly string[];
  /** Missing: not known, so not. */
  readonly isFirstOrder?: boolean;
  readonly isTaxExempt?: boolean;
};

/** The form in which codes are compared: no blanks, upper case. */
export function normalizeCode(code: string): string {
  return code.replace(/\s+/g, '').toUpperCase();
}
