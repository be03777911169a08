/**
 * What pages of products show of the database, for pages that are made again while their site stays
 * as it is: in another presentation, or because finished pages take more memory than their rows and go
 * first. Whoever changes what a page shows raises the version of the site, which makes a new snapshot.
 * What raises none, such as units that are sold, is read again as soon as finished pages are made anew.
 */
import { LRUCache } from 'lru-cache';
import type { RunFixed } from '../../db/fixed-statements.ts';
import { loadProductPage, type ProductKey, type ProductPage } from './load-product-page.ts';
import { RelatedAhead } from './related-ahead.ts';
import type { SiteSnapshot } from './load-site.ts';
import { snapshotNumber } from './snapshot-number.ts';

/** Counted as the database wrote them, for each page whole, though neighbours share rows. */
const maxCharacters = 4_000_000;
const kept = new LRUCache<string, KeptProductPage>({ maxSize: maxCharacters });

/** Milliseconds for which pages are shown as they are: the passing of time raises no version. */
export const mostPageAgeMs = 10 * 60_000;

/** What a page shows, and when that was read, in epoch milliseconds. */
interface KeptProductPage extends ProductPage {
  readonly readAt: number;
}

interface Reading {
  readonly runFixed: RunFixed;
  readonly snapshot: SiteSnapshot;
  readonly now: Date;
}

/** A product by its slug, with the others that its page will ask for; undefined: there is none. */
export async function findProductPage(
  { runFixed, snapshot, now }: Reading,
  product: ProductKey,
): Promise<KeptProductPage | undefined> {
  const limit = RelatedAhead.limit(snapshot);
  const key = `${snapshotNumber(snapshot)} ${product.collectionId} ${limit ?? ''} ${product.urlId}`;
  const before = kept.get(key);
  const readAt = now.getTime();
  if (before !== undefined && readAt - before.readAt < mostPageAgeMs) return before;
  const found = await loadProductPage(runFixed, product, limit);
  if (found === undefined) return undefined;
  const page = { ...found, readAt };
  kept.set(key, page, { size: page.characters });
  return page;
}
