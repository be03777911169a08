/** A cart as the database holds it, read in one statement. */
import type { SubscriptionPlan } from '@sitewright/commerce';
import type { AdditionalFields, ShippingLocation } from '@sitewright/contract';

/** What an entry needs to know of its product. */
export interface CartProduct {
  id: string;
  title: string;
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
}

/** A variant as it is sold now; prices in minor units, stock without what is reserved. */
export interface CartVariant {
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

/** The picture of an entry: of its variant, else the first of its product. */
export interface CartImage {
  id: string;
  filename: string;
  contentType: string;
  width: number;
  height: number;
  altText: string;
}

export interface CartLine {
  id: string;
  quantity: number;
  /** Answers of the item's form by field id; null when there are none. */
  additionalFields: AdditionalFields | null;
  product: CartProduct;
  variant: CartVariant;
  image: CartImage | null;
}

export interface ShippingOptionRow {
  id: string;
  name: string;
  description: string;
  kind: string;
  priceCents: number;
  freeFromCents: number | null;
  weightSteps: { upToGrams: number; priceCents: number }[];
  countries: string[];
  displayIndex: number;
}

export interface TaxRuleRow {
  id: string;
  name: string;
  country: string;
  region: string;
  ratePpm: number;
  isOnShipping: boolean;
  isIncludedInPrice: boolean;
}

export interface CouponRow {
  id: string;
  code: string;
  name: string;
  kind: string;
  ratePpm: number;
  amountCents: number;
  minSubtotalCents: number;
  /** Epoch milliseconds. */
  startsAt: number | null;
  endsAt: number | null;
  usageLimit: number | null;
  usedCount: number;
}

export interface CartRow {
  id: string;
  currency: string;
  email: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  shippingLocation: ShippingLocation | null;
  selectedShippingOptionId: string | null;
  couponCodes: string[];
  lines: CartLine[];
  /** Empty until a shipping location is set: nothing is priced without one. */
  shippingOptions: ShippingOptionRow[];
  /** As above. */
  taxRules: TaxRuleRow[];
  coupons: CouponRow[];
}
