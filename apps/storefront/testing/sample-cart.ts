import { makeEmptyCart } from '@sitewright/contract';
import type { Cart, CartEntry } from '@sitewright/contract';

/** An entry of a cart: a bowl for $32.00 unless told otherwise. */
export function sampleEntry(more: Partial<CartEntry> = {}): CartEntry {
  const unit = more.purchasePriceCents ?? 3200;
  const quantity = more.quantity ?? 1;
  const price = { value: (unit / 100).toFixed(2), currency: 'USD' };
  return {
    id: 'entry-1',
    itemId: 'bowl',
    chosenVariant: {
      id: 'variant-1',
      sku: 'bowl-s',
      attributes: { Size: 'Small' },
      optionValues: [{ optionName: 'Size', value: 'Small' }],
      price: unit,
      salePrice: 0,
      onSale: false,
      priceMoney: price,
      salePriceMoney: price,
      qtyInStock: 20,
      unlimited: false,
    },
    quantity,
    title: 'Everyday bowl',
    subTotal: unit * quantity,
    purchasePriceCents: unit,
    additionalFields: null,
    item: {
      id: 'bowl',
      productType: 1,
      fullUrl: '/shop/p/bowl',
      price,
      collectionId: 'shop',
      collectionName: 'Shop',
      additionalFieldsFormId: null,
    },
    image: null,
    isQuantityEditable: true,
    ...more,
  };
}

/** A cart of these entries with the sums that follow from them. */
export function sampleCart(entries: readonly CartEntry[], more: Partial<Cart> = {}): Cart {
  const subtotalCents = entries.reduce((sum, entry) => sum + entry.subTotal, 0);
  return {
    ...makeEmptyCart('site', 'USD', 0),
    id: 'cart-1',
    cartToken: 'cart-1',
    entries: [...entries],
    subtotalCents,
    grandTotalCents: subtotalCents,
    totalQuantity: entries.reduce((sum, entry) => sum + entry.quantity, 0),
    requiresShipping: true,
    ...more,
  };
}
