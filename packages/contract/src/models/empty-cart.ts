import type { Cart } from './cart.ts';

/** The cart of a visitor who has none: no entries, every number 0. CART-02, D-70. */
export function makeEmptyCart(websiteId: string, currency: string, now: number): Cart {
  return {
    id: '',
    websiteId,
    cartToken: '',
    created: now,
    isPurchased: false,
    entries: [],
    shippingOptions: [],
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: 0,
    taxCents: 0,
    addedTaxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    steps: [],
    totalQuantity: 0,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
    currency,
    isSubscription: false,
  };
}
