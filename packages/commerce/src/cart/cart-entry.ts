import { productTypes } from '../product/product-type.ts';

/** An entry of a cart with the price of the shop's own data, never of the client's. */
export type PricedEntry = {
  readonly id: string;
  readonly itemId: string;
  readonly productType: number;
  /** Of now: the price on sale while the product is. */
  readonly unitPriceCents: number;
  /** Before the product's own sale; missing: it is not on sale. */
  readonly regularPriceCents?: number | null;
  /**
   * Why somebody of the shop gave it a price of its own, in words that its buyer sees: sales of the
   * catalogue leave it alone. Missing: it has the price of the catalogue.
   */
  readonly ownPriceReason?: string | null;
  readonly quantity: number;
  /** Weight of one unit; missing: none. */
  readonly weightGrams?: number | null;
  readonly categoryIds?: readonly string[] | null;
  /** What its taxes go by; missing: `standard`. */
  readonly taxClass?: string | null;
};

/** Price of an entry before discounts. */
export function getEntrySubtotal(entry: PricedEntry): number {
  return entry.unitPriceCents * entry.quantity;
}

/** Sum of the quantities. CART-04. */
export function countUnits(entries: readonly { readonly quantity: number }[]): number {
  return entries.reduce((total, entry) => total + entry.quantity, 0);
}

/** What kinds of products a cart holds. CART-03. */
export type CartKind = {
  readonly hasDigital: boolean;
  /** True when it holds only digital products, and at least one. */
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
};

/** Tells whether something is delivered as a file and whether something must be shipped. CART-03. */
export function getCartKind(entries: readonly Pick<PricedEntry, 'productType'>[]): CartKind {
  const isDigital = (entry: Pick<PricedEntry, 'productType'>) =>
    entry.productType === productTypes.digital;
  return {
    hasDigital: entries.some(isDigital),
    purelyDigital: entries.length > 0 && entries.every(isDigital),
    requiresShipping: entries.some(needsShipping),
  };
}

/** True for entries that travel: physical products. */
export function needsShipping(entry: Pick<PricedEntry, 'productType'>): boolean {
  return entry.productType === productTypes.physical;
}
