import { stockOf, sumStock, type StockLevel } from '../stock/stock.ts';
import { canBeOnSale } from './price-rules.ts';
import { isDigital, productTypes } from './product-type.ts';
import { variantsOf } from './product.ts';
import type { Product } from './product.ts';

/**
 * True when nothing of the product can be bought. Physical and service: every variant is limited
 * and at zero, so also without variants. Digital and gift card: never. Anything else: always.
 * PDP-07..09, D-10.
 */
export function isSoldOut(product: Product): boolean {
  switch (product.productType) {
    case productTypes.physical:
    case productTypes.service:
      return variantsOf(product).every((variant) => stockOf(variant) === 0);
    case productTypes.digital:
    case productTypes.giftCard:
      return false;
    default:
      return true;
  }
}

/** Units in stock, infinity when unlimited, which digital and gift card always are. PDP-08, PDP-10. */
export function getTotalStock(product: Product): number {
  return isStockCounted(product.productType)
    ? sumStock(variantsOf(product))
    : Number.POSITIVE_INFINITY;
}

/**
 * True for a variant that visitors may wait for: goods or a service, limited and at zero. RSTK-02,
 * PDP-08.
 */
export function awaitsRestock(productType: number | undefined, level: StockLevel): boolean {
  const comesBack = productType === productTypes.physical || productType === productTypes.service;
  return comesBack && stockOf(level) === 0;
}

/** False for the kinds that never run out: digital and gift card. PDP-08. */
export function isStockCounted(productType: number | undefined): boolean {
  return !isDigital(productType) && productType !== productTypes.giftCard;
}

/** On sale when any variant is; a digital product has its own flag; a gift card never. PDP-11, D-78. */
export function isOnSale(product: Product): boolean {
  if (!canBeOnSale(product.productType)) return false;
  if (isDigital(product.productType)) return Boolean(product.onSale);
  return variantsOf(product).some((variant) => Boolean(variant.onSale));
}

/** The mark on a product: sold out first, otherwise sale, otherwise none. PDP-12. */
export function getStatusMark(product: Product): 'sold-out' | 'sale' | undefined {
  if (isSoldOut(product)) return 'sold-out';
  return isOnSale(product) ? 'sale' : undefined;
}
