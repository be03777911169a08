/**
 * How many products beside a product its page will ask for: known when its template has run. What
 * the pages of this version of the site asked for last is read together with the product, which
 * spares a way to the database and back. A page that asks for anything else reads that itself.
 */
import type { RelatedRows } from './load-product-page.ts';
import type { SiteSnapshot } from './load-site.ts';

const asked = new WeakMap<SiteSnapshot, number>();

/** What a page read ahead. */
export class RelatedAhead {
  readonly #snapshot: SiteSnapshot;
  readonly #read: RelatedRows | undefined;
  #isAsked = false;

  constructor(snapshot: SiteSnapshot, read: RelatedRows | undefined) {
    this.#snapshot = snapshot;
    this.#read = read;
  }

  /** How many the next page will probably ask for. */
  static limit(snapshot: SiteSnapshot): number | undefined {
    return asked.get(snapshot);
  }

  /** The rows, if they were read; the next pages read as many. */
  take(productId: string, limit: number): RelatedRows['rows'] | undefined {
    this.#isAsked = true;
    asked.set(this.#snapshot, limit);
    const isIt = this.#read?.productId === productId && this.#read.limit === limit;
    return isIt ? this.#read?.rows : undefined;
  }

  /** Told when the page is finished: nothing is read ahead that no page asks for. */
  end(): void {
    if (!this.#isAsked) asked.delete(this.#snapshot);
  }
}
