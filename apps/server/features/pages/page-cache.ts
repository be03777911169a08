import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../../http/encoded-body.ts';
import { mostPageAgeMs } from '../../render/data/kept-product-pages.ts';

/** A finished page. */
export interface CachedPage {
  readonly status: number;
  readonly body: EncodedBody;
  readonly csp: string;
  /** Set instead of a body worth showing. */
  readonly redirectTo?: string;
  /** Epoch milliseconds at which the oldest of what it shows was read; missing: for this page. */
  readonly readAt?: number;
}

/** Finished pages, bounded by bytes. Pages asked for at the same time are made once. */
export class PageCache {
  readonly #pages: LRUCache<string, { page: CachedPage; madeAt: number }>;
  readonly #making = new Map<string, Promise<CachedPage>>();
  readonly #now: () => Date;

  /** @param maxMiB 0 keeps nothing. */
  constructor(now: () => Date, maxMiB: number) {
    this.#pages = new LRUCache({ maxSize: Math.max(1, maxMiB * 1024 * 1024) });
    this.#now = now;
  }

  /** The page under this key, made when it is not there. */
  async get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key);
    if (known !== undefined && this.#now().getTime() - known.madeAt < mostPageAgeMs)
      return known.page;
    const underWay = this.#making.get(key);
    if (underWay !== undefined) return underWay;
    const making = this.#make(key, make);
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    try {
      const page = await make();
      // Twice the plain bytes leaves room for the compressed ones.
      const weight = page.body.length * 2 + key.length + 500;
      const madeAt = page.readAt ?? this.#now().getTime();
      if (page.status === 200) this.#pages.set(key, { page, madeAt }, { size: weight });
      return page;
    } finally {
      this.#making.delete(key);
    }
  }
}
