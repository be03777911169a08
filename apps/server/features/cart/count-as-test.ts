import type { StoredCart } from './cart-rows.ts';

/** A cart of a shop that takes no real money, which sees what test orders have used. */
export function countAsTest(cart: StoredCart): StoredCart {
  const { customer } = cart;
  return {
    ...cart,
    coupons: cart.coupons.map(withTestUses),
    automaticUses: cart.automaticUses.map(withTestUses),
    customer: customer && { ...customer, isFirstOrder: customer.isFirstTestOrder },
  };
}

interface Uses {
  usedCount: number;
  usedByCustomerCount: number;
  testUsedCount: number;
  testUsedByCustomerCount: number;
}

function withTestUses<Use extends Uses>(use: Use): Use {
  const { testUsedCount: usedCount, testUsedByCustomerCount: usedByCustomerCount } = use;
  return { ...use, usedCount, usedByCustomerCount };
}
