import type { Dialect } from './dialect.ts';
import { oldShopifyDialect, shopifyDialect } from './shopify.ts';
import { squarespaceDialect } from './squarespace.ts';
import { woocommerceDialect } from './woocommerce.ts';

/** Every dialect, the most particular header first. Add a line to add one. */
const dialects: readonly Dialect[] = [
  squarespaceDialect,
  woocommerceDialect,
  oldShopifyDialect,
  shopifyDialect,
];

/** The dialect of a header; undefined when it is none of ours. */
export function findDialect(columns: ReadonlyMap<string, number>): Dialect | undefined {
  return dialects.find((dialect) => dialect.matches(columns));
}
