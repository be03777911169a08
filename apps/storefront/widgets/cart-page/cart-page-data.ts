import type { WireCart, WireEntry } from '../../api/wire.ts';

/** What the server hands to the cart page. */
export interface CartPageData {
  readonly cart: WireCart;
  readonly currencyCode: string;
  readonly continueShoppingUrl?: string;
  readonly minimumOrderCents?: number | null;
  /** A sentence about a form that came back without JavaScript. */
  readonly error?: string | null;
  readonly relatedProducts?: readonly RelatedProduct[];
}

export interface RelatedProduct {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly imageUrl?: string | null;
  readonly priceText: string;
}

export type CartPageEntry = WireEntry;
