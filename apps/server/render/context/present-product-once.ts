import { countSaleTurns } from '@sitewright/commerce';
import type { CollectionHead, SiteSnapshot } from '../data/load-site.ts';
import type { ProductRow } from '../data/load-products.ts';
import { keptWith } from '../data/product-texts.ts';
import { snapshotNumber } from '../data/snapshot-number.ts';
import { presentProduct, type PresentedProduct } from './present-product.ts';

/** Where and when a product is shown. */
export interface ProductPlace {
  readonly snapshot: SiteSnapshot;
  readonly now: Date;
}

/**
 * A product of a store page, as pages carry it. What was presented of a row that is kept is kept with
 * it, as it is in one version of a site until a sale begins or ends; nobody writes to it.
 */
export function presentProductOnce(
  row: ProductRow,
  collection: CollectionHead,
  { snapshot, now }: ProductPlace,
): PresentedProduct {
  const { site, sales } = snapshot;
  const present = () =>
    presentProduct(row, {
      site,
      currency: site.currency,
      collectionUrl: collection.url_id,
      categories: snapshot.categories.get(collection.id) ?? [],
      sales,
      now,
    });
  const kept = keptWith(row);
  if (kept === undefined) return present();
  const version = snapshotNumber(snapshot);
  const turns = countSaleTurns(sales, now.getTime());
  if (kept.version !== version || kept.turns !== turns) {
    Object.assign(kept, { version, turns, item: present() });
  }
  return kept.item as PresentedProduct;
}
