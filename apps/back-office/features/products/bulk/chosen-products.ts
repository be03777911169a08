/** Under which name a tab remembers the products that are changed together. */
export const chosenProductsName = 'bulk-products';
