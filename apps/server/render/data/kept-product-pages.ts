/**
 * What pages of products show of the database, for pages that are made again while their site stays
 * as it is: in another presentation, or because finished pages take more memory than their rows and go
 * first. Whoever changes what a page shows raises the version of the site, which makes a new snapshot;
 * so that these are as fresh as finished pages are.
 */
import { LRUCache } from 'lru-cache';
import type { RunFixed } from '../../db/fixed-statements.ts';
import { loadProductPage, type ProductKey, type ProductPage } from './load-product-page.ts';
import { RelatedAhead } from './related-ahead.ts';
import type { SiteSnapshot } from './load-site.ts';
import { snapshotNumber } from './snapshot-number.ts';

/** Counted as the database wrote them, for each page whole, though neighbours share rows. */
const maxCharacters = 4_000_000;
const kept = new LRUCache<string, ProductPage>({ maxSize: maxCharacters });

/** A product by its slug, with the others that its page will ask for; undefined: there is none. */
export async function findProductPage(
  { runFixed, snapshot }: { readonly runFixed: RunFixed; readonly snapshot: SiteSnapshot },
  product: ProductKey,
): Promise<ProductPage | undefined> {
  const limit = RelatedAhead.limit(snapshot);
  const key = `${snapshotNumber(snapshot)} ${product.collectionId} ${limit ?? ''} ${product.urlId}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const found = await loadProductPage(runFixed, product, limit);
  if (found !== undefined) kept.set(key, found, { size: found.characters });
  return found;
}
