/** A cart as the database holds it, read in one statement. */
import type { AdditionalFields, ShippingLocation } from '@sitewright/contract';
import type { StoredImage } from '../assets/stored-image.ts';
import type { SoldProduct, SoldVariant } from '../products/sold-product.ts';

export interface CartLine {
  id: string;
  quantity: number;
  /** Answers of the item's form by field id; null when there are none. */
  additionalFields: AdditionalFields | null;
  product: SoldProduct;
  variant: SoldVariant;
  /** Of its variant, else the first of its product. */
  image: StoredImage | null;
}

export interface ShippingOptionRow {
  id: string;
  name: string;
  description: string;
  kind: 'flat' | 'weight' | 'pickup';
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
  kind: 'percent' | 'fixed' | 'free-shipping';
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
  /** Of the key of whoever typed the email and the place. */
  ownerHash: string | null;
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
