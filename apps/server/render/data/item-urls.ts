/** Where visitors find products and posts that links name by their ids. */
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { productPath } from '../context/product-path.ts';

/** What the address of an item is made of. */
export interface ItemPlace {
  readonly url_id: string;
  /** Address of its collection, without slashes at its ends. */
  readonly page_url: string;
}

/** From the root of the site. */
export function itemUrl(kind: 'product' | 'post', { url_id, page_url }: ItemPlace): string {
  return kind === 'product' ? productPath(page_url, url_id) : `/${page_url}/${url_id}`;
}

/** Addresses by the ids of items; those that are gone are left out. */
export async function loadItemUrls(
  db: ReadDatabase | WriteTransaction,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [products, posts] = await Promise.all([
    db
      .selectFrom('products as i')
      .innerJoin('collections as c', (join) =>
        join.onRef('c.site_id', '=', 'i.site_id').onRef('c.id', '=', 'i.collection_id'),
      )
      .select(['i.id', 'i.url_id', 'c.url_id as page_url'])
      .where('i.site_id', '=', siteId)
      .where('i.id', 'in', ids)
      .where('i.archived_at', 'is', null)
      .execute(),
    db
      .selectFrom('content_items as i')
      .innerJoin('collections as c', (join) =>
        join.onRef('c.site_id', '=', 'i.site_id').onRef('c.id', '=', 'i.collection_id'),
      )
      .select(['i.id', 'i.url_id', 'c.url_id as page_url'])
      .where('i.site_id', '=', siteId)
      .where('i.id', 'in', ids)
      .execute(),
  ]);
  return new Map([
    ...products.map((row) => [row.id, itemUrl('product', row)] as const),
    ...posts.map((row) => [row.id, itemUrl('post', row)] as const),
  ]);
}
