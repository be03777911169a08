/** A cart as the database holds it, read in one statement. */
import type { Customer } from '@sitewright/commerce';
import type { AdditionalFields, ShippingLocation } from '@sitewright/contract';
import type { StoredImage } from '../assets/stored-image.ts';
import type { StoredDiscount } from '../discounts/present-discount.ts';
import type { FormFieldColumn } from '../forms-schema/tables.ts';
import type { SoldProduct, SoldVariant } from '../products/sold-product.ts';
import type { CartRules } from './cart-rules.ts';
import type { CustomLine } from './custom-line.ts';
import type { AgreedTerms } from './tables.ts';

export interface CartLine {
  id: string;
  quantity: number;
  /** Answers of the item's form by field id; null when there are none. */
  additionalFields: AdditionalFields | null;
  /** That form, where it was answered. */
  formFields?: FormFieldColumn[] | null;
  product: SoldProduct;
  variant: SoldVariant;
  /** Of its variant, else the first of its product. */
  image: StoredImage | null;
  /** Why it has a price of its own; see agreed-terms.ts. */
  ownPriceReason?: string;
}

/** What the database holds of a cart. */
export interface StoredCart {
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
  /** Set: this is its only line. */
  customLine: CustomLine | null;
  /** What staff agreed on for it; null: a visitor fills it. */
  terms: AgreedTerms | null;
  lines: CartLine[];
  /** The discounts that its codes name. */
  coupons: StoredDiscount[];
  /** Uses of now of the limited discounts that apply by themselves. */
  automaticUses: {
    id: string;
    usedCount: number;
    usedByCustomerCount: number;
    testUsedCount: number;
    testUsedByCustomerCount: number;
  }[];
  /** What prices depend on of whoever buys; null while no email is known. */
  customer: (Customer & { isFirstTestOrder: boolean }) | null;
}

/** A cart with the rules of its shop: everything that its totals depend on. */
export interface CartRow extends StoredCart {
  rules: CartRules;
}
