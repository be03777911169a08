import { productTypes } from './product-type.ts';
import type { Product } from './product.ts';

/** True when the product is bought as a subscription: flagged, and physical or service. D-12. */
export function isSubscription(product: Product): boolean {
  const isFlagged = product.isSubscribable === true || product.isSubscribable === 'true';
  const { physical, service } = productTypes;
  return isFlagged && (product.productType === physical || product.productType === service);
}
