/** One variant as feeds tell it. */
import type { FeedProblem } from '@sitewright/contract';

export interface FeedItem {
  /** Of the variant. */
  id: string;
  /** Of the product, when it has several variants. */
  itemGroupId: string | undefined;
  title: string;
  /** Plain text. */
  description: string;
  link: string;
  imageLink: string;
  additionalImageLinks: readonly string[];
  isAvailable: boolean;
  priceCents: number;
  sale: FeedSale | undefined;
  currencyCode: string;
  brand: string;
  gtin: string | undefined;
  /** The first category that it is in. */
  productType: string | undefined;
  /** Option name in lower case → value. */
  options: Readonly<Record<string, string>>;
  weightGrams: number;
}

export interface FeedSale {
  priceCents: number;
  /** When it has an end: from when until when. */
  span: { from: Date; until: Date } | undefined;
}

/** An item, or why there is none, with what it lacks. */
export interface CheckedItem {
  productId: string;
  variantId: string;
  title: string;
  /** Undefined when it lacks something that no feed can do without. */
  item: FeedItem | undefined;
  problems: readonly FeedProblem[];
}
