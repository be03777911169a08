/** A product and a variant of it as statements with `productJson` and `variantFields` read them. */
import type { SubscriptionPlan } from '@sitewright/commerce';

/** What selling needs to know of a product. */
export interface SoldProduct {
  id: string;
  title: string;
  /** What it is called in the language of the page, where that is another. */
  shownTitle?: string;
  urlId: string;
  collectionId: string;
  collectionName: string;
  /** Path of its collection, without slashes around it. */
  collectionUrl: string;
  productType: number;
  isVisible: boolean;
  isSubscribable: boolean;
  plan: SubscriptionPlan | null;
  optionOrdering: string[];
  formId: string | null;
  taxClass: string;
  categoryIds: string[];
}

/** A variant as it is sold now; prices in minor units, stock without what is reserved. */
export interface SoldVariant {
  id: string;
  sku: string;
  attributes: Record<string, string>;
  price: number;
  salePrice: number;
  onSale: boolean;
  qtyInStock: number;
  unlimited: boolean;
  weightGrams: number;
}
