/** Keeps product addresses unique within their store page. */
import { suffixSlug } from '@sitewright/commerce';
import type { WriteTransaction } from '../../../db/database.ts';
import { escapeLike } from '../../../db/escape-like.ts';

/** Owner of an address, by collection and slug. */
type Owners = Map<string, string>;

export class SlugBook {
  #trx: WriteTransaction;
  #siteId: string;
  #owners: Owners = new Map();

  private constructor(trx: WriteTransaction, siteId: string) {
    this.#trx = trx;
    this.#siteId = siteId;
  }

  /** Opens the book for the addresses that a batch wants. */
  static async open(
    trx: WriteTransaction,
    siteId: string,
    wanted: readonly { collectionId: string; slug: string }[],
  ): Promise<SlugBook> {
    const book = new SlugBook(trx, siteId);
    const rows = await trx
      .selectFrom('products')
      .select(['id', 'collection_id', 'url_id'])
      .where('site_id', '=', siteId)
      .where('collection_id', 'in', [...new Set(wanted.map((one) => one.collectionId))])
      .where('url_id', 'in', [...new Set(wanted.map((one) => one.slug))])
      .execute();
    for (const row of rows) book.#owners.set(keyOf(row.collection_id, row.url_id), row.id);
    return book;
  }

  /**
   * Gives a product the address it wants, or the one it has when that is taken, or a new one with a
   * suffix.
   * @param current its present address in that collection, if it is there already
   */
  async claim(
    productId: string,
    wanted: { collectionId: string; slug: string },
    current: string | undefined,
  ): Promise<string> {
    const { collectionId, slug } = wanted;
    const owner = this.#owners.get(keyOf(collectionId, slug));
    const isFree = owner === undefined || owner === productId;
    const granted = isFree ? slug : (current ?? (await this.#findFree(collectionId, slug)));
    this.#owners.set(keyOf(collectionId, granted), productId);
    return granted;
  }

  async #findFree(collectionId: string, slug: string): Promise<string> {
    const rows = await this.#trx
      .selectFrom('products')
      .select('url_id')
      .where('site_id', '=', this.#siteId)
      .where('collection_id', '=', collectionId)
      .where('url_id', 'like', `${escapeLike(slug)}-%`)
      .execute();
    const prefix = keyOf(collectionId, '');
    const claimed = [...this.#owners.keys()].filter((key) => key.startsWith(prefix));
    const inBatch = claimed.map((key) => key.slice(prefix.length));
    return suffixSlug(slug, [...inBatch, ...rows.map((row) => row.url_id)]);
  }
}

function keyOf(collectionId: string, slug: string): string {
  return `${collectionId}/${slug}`;
}
