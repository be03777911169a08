import { countSaleTurns } from '@sitewright/commerce';
import type { CollectionHead, SiteSnapshot } from '../data/load-site.ts';
import type { ProductRow } from '../data/load-products.ts';
import { presentProduct, type PresentedProduct } from './present-product.ts';

/** Where and when a product is shown. */
export interface ProductPlace {
  readonly snapshot: SiteSnapshot;
  readonly now: Date;
}

/** As a product is in one version of a site, until a sale begins or ends. */
interface Presented {
  readonly turns: number;
  readonly item: PresentedProduct;
}

const known = new WeakMap<ProductRow, WeakMap<SiteSnapshot, Presented>>();

/**
 * A product of a store page, as pages carry it. What was presented hangs on its row: of rows that
 * are kept (`product-texts.ts`) it is made once for a version of the site, and nobody writes to it.
 */
export function presentProductOnce(
  row: ProductRow,
  collection: CollectionHead,
  { snapshot, now }: ProductPlace,
): PresentedProduct {
  const { site, sales } = snapshot;
  const bySite = known.get(row) ?? new WeakMap<SiteSnapshot, Presented>();
  known.set(row, bySite);
  const turns = countSaleTurns(sales, now.getTime());
  const before = bySite.get(snapshot);
  if (before?.turns === turns) return before.item;
  const item = presentProduct(row, {
    site,
    currency: site.currency,
    collectionUrl: `/${collection.url_id}`,
    categories: snapshot.categories.get(collection.id) ?? [],
    sales,
    now,
  });
  bySite.set(snapshot, { turns, item });
  return item;
}
