import type { PluginGroup } from '../plugin.ts';
import { addToCartBtn } from './add-to-cart-btn.ts';
import { bookkeeperMoneyFormat } from './bookkeeper-money-format.ts';
import { cartQuantity, cartSubtotal, cartUrl } from './cart.ts';
import { percentageFormat } from './percentage-format.ts';
import { fromPrice, normalPrice, salePrice } from './plain-prices.ts';
import { hasVariants, onSale, soldOut, variedPrices } from './predicates.ts';
import { productCheckout } from './product-checkout.ts';
import { productPrice } from './product-price.ts';
import { productQuickView } from './product-quick-view.ts';
import { productRestockNotification } from './product-restock-notification.ts';
import { productScarcity } from './product-scarcity.ts';
import { productStatus } from './product-status.ts';
import { quantityInput } from './quantity-input.ts';
import { subscriptionPrice } from './subscription-price.ts';
import { summaryFormField } from './summary-form-field.ts';
import { variantDescriptor } from './variant-descriptor.ts';
import { variantsSelect } from './variants-select.ts';

/** Prices, buttons and marks of products, and the cart. */
export const commerceGroup: PluginGroup = {
  name: 'commerce',
  formatters: [
    addToCartBtn,
    bookkeeperMoneyFormat,
    cartQuantity,
    cartSubtotal,
    cartUrl,
    fromPrice,
    normalPrice,
    percentageFormat,
    productCheckout,
    productPrice,
    productQuickView,
    productRestockNotification,
    productScarcity,
    productStatus,
    quantityInput,
    salePrice,
    subscriptionPrice,
    summaryFormField,
    variantDescriptor,
    variantsSelect,
  ],
  predicates: [hasVariants, onSale, soldOut, variedPrices],
};
