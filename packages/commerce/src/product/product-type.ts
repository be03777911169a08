/** Kinds of products by number. ENT-04. */
export const productTypes = {
  physical: 1,
  digital: 2,
  service: 3,
  giftCard: 4,
  paywall: 5,
} as const;

/** A product-type number of {@link productTypes}. */
export type ProductType = (typeof productTypes)[keyof typeof productTypes];

/** Digital products carry price, sale and stock on the product; the others on their variants. */
export function isDigital(productType: number | undefined): boolean {
  return productType === productTypes.digital;
}

/** True for the three kinds that are sold through variants: physical, service and gift card. */
export function hasVariantPrices(productType: number | undefined): boolean {
  return (
    productType === productTypes.physical ||
    productType === productTypes.service ||
    productType === productTypes.giftCard
  );
}
