import { readSettings } from '../../features/settings/read-settings.ts';
import { readBlogComments } from './blog-comments.ts';
import { collectionTypes } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import type { RunFixed } from '../../db/fixed-statements.ts';
import { unescapeHtml } from '../context/escape-html.ts';
import { presentPost, type PostPlace, type PresentedPost } from '../context/present-post.ts';
import type { PresentedProduct } from '../context/present-product.ts';
import { presentProductOnce } from '../context/present-product-once.ts';
import { loadProducts, type ProductRow } from './load-products.ts';
import { loadRelatedProducts } from './load-related-products.ts';
import type { RelatedAhead } from './related-ahead.ts';
import { loadEvents } from './load-events.ts';
import { loadPosts, type PostRow } from './load-posts.ts';
import type { Promote } from './promoted-blocks.ts';
import { loadAssets, type CollectionHead, type SiteSnapshot } from './load-site.ts';
import { translatePosts } from './translate-items.ts';
import type { CategoryRow } from './rows.ts';

/** Where items come from. */
export interface ItemSource {
  readonly db: ReadDatabase;
  readonly runFixed: RunFixed;
  readonly now: Date;
  readonly snapshot: SiteSnapshot;
  /** What posts promote; missing: it is not shown. */
  readonly promote?: Promote | undefined;
  /** What the page of a product read together with it. */
  readonly ahead?: RelatedAhead | undefined;
}

export interface ItemQuery {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly isFeatured: boolean;
  readonly skip: number;
  readonly limit: number;
}

export type ListItem = PresentedProduct | PresentedPost;

const { values: types } = collectionTypes;

/** Collections that are pages. ENUM-02. */
const contentTypes = new Set<number>([types['template-page'], types['splash-page'], types.page]);

/** True for a page, which has content instead of items. */
export function hasContent(collection: Pick<CollectionHead, 'type'>): boolean {
  return contentTypes.has(collection.type);
}

/** True for a page without header and footer. ROUT-13 */
export function isCover(collection: Pick<CollectionHead, 'type'>): boolean {
  return collection.type === types['splash-page'];
}

/** True for a store page. */
export function isStore(collection: Pick<CollectionHead, 'type'>): boolean {
  return collection.type === types.products;
}

/** True for a page of events. CALD-01 */
export function isEvents(collection: Pick<CollectionHead, 'type_name'>): boolean {
  return collection.type_name === 'events';
}

/** Whose views of the server stand in for a collection that the theme has none for. */
export function builtInNameOf(
  collection: Pick<CollectionHead, 'type' | 'type_name'>,
): 'products' | 'events' | 'blog' {
  if (isStore(collection)) return 'products';
  return isEvents(collection) ? 'events' : 'blog';
}

/** Presented items of a collection, as `squarespace:query` shows them. */
export async function loadListItems(
  source: ItemSource,
  collection: CollectionHead,
  query: ItemQuery,
): Promise<ListItem[]> {
  const shared = {
    siteId: collection.site_id,
    collectionId: collection.id,
    tag: query.tags[0],
    skip: query.skip,
    limit: query.limit,
  };
  if (isEvents(collection)) {
    const choice = { category: query.categories[0], isStarred: query.isFeatured };
    const { now, db } = source;
    const rows = await loadEvents(db, { ...shared, ...choice, time: 'upcoming', now });
    return presentPosts(source, collection, rows);
  }
  if (!isStore(collection)) {
    const rows = await loadPosts(source.db, {
      ...shared,
      now: source.now,
      category: query.categories[0],
      isStarred: query.isFeatured,
    });
    return presentPosts(source, collection, rows);
  }
  const wanted = query.categories.map((name) => findCategory(source.snapshot, collection, name));
  const known = wanted.filter((category) => category !== undefined);
  if (query.categories.length > 0 && known.length === 0) return [];
  const rows = await loadProducts(source.db, {
    ...shared,
    categoryIds: withChildren(source.snapshot, collection, known),
    isFeatured: query.isFeatured,
  });
  return presentProducts(source, collection, rows);
}

/** Items that go with one item; the item itself is left out. */
export async function loadRelatedItems(
  source: ItemSource,
  collection: CollectionHead,
  itemId: string,
  limit: number,
): Promise<ListItem[]> {
  const { db, runFixed } = source;
  if (isStore(collection)) {
    const wish = { siteId: collection.site_id, productId: itemId, limit };
    const rows = source.ahead?.take(itemId, limit) ?? (await loadRelatedProducts(runFixed, wish));
    return presentPlaced(source, rows);
  }
  const shared = { siteId: collection.site_id, collectionId: collection.id, now: source.now };
  const rows = await loadPosts(db, { ...shared, limit: limit + 1 });
  const others = rows.filter((row) => row.id !== itemId).slice(0, limit);
  return presentPosts(source, collection, others);
}

/** Products of any open store page, each at its own address. */
export function presentPlaced(
  source: Pick<ItemSource, 'snapshot' | 'now'>,
  rows: readonly ProductRow[],
): PresentedProduct[] {
  const { collections } = source.snapshot;
  return rows.flatMap((row) => {
    const page = collections.find(({ id }) => id === row.collection_id);
    return page ? presentProductOnce(row, page, source) : [];
  });
}

/** Rows of products as items of a list, with the prices of now. */
export function presentProducts(
  place: Pick<ItemSource, 'snapshot' | 'now'>,
  collection: CollectionHead,
  rows: readonly ProductRow[],
): PresentedProduct[] {
  return rows.map((row) => presentProductOnce(row, collection, place));
}

/** Rows of posts as items of a list, with their main images. */
export async function presentPosts(
  source: ItemSource,
  collection: CollectionHead,
  rows: readonly PostRow[],
): Promise<PresentedPost[]> {
  const ids = rows.flatMap((row) => row.main_image_id ?? []);
  const [assets, translated, promoted] = await Promise.all([
    loadAssets(source.db, collection.site_id, ids),
    translatePosts(source.db, source.snapshot.site, rows),
    source.promote?.(rows),
  ]);
  const place = placeOf(source.snapshot, collection, source.now);
  return translated.map((row) =>
    presentPost(row, { ...place, promoted: promoted?.get(row.id) }, assets),
  );
}

/** Where posts of a collection are, and whose clock tells when. */
export function placeOf({ site }: SiteSnapshot, collection: CollectionHead, now: Date): PostPlace {
  const { commentsEnabled } = readSettings(site, 'social');
  const comments = commentsEnabled ? readBlogComments(collection.settings) : undefined;
  return { site, collectionUrl: `/${collection.url_id}`, comments, now };
}

/** A category by path of slugs, id or name; names come escaped from templates. */
export function findCategory(
  snapshot: SiteSnapshot,
  collection: CollectionHead,
  wanted: string,
): CategoryRow | undefined {
  const rows = snapshot.categories.get(collection.id) ?? [];
  const name = unescapeHtml(wanted).toLowerCase();
  return (
    rows.find((row) => row.url_path === wanted || row.id === wanted) ??
    rows.find((row) => row.display_name.toLowerCase() === name)
  );
}

/** The ids of categories and of everything below them. */
export function withChildren(
  snapshot: SiteSnapshot,
  collection: CollectionHead,
  categories: readonly CategoryRow[],
): string[] {
  const rows = snapshot.categories.get(collection.id) ?? [];
  const below = categories.flatMap((category) =>
    rows.filter((row) => row.url_path.startsWith(`${category.url_path}/`)),
  );
  return [...new Set([...categories, ...below].map((row) => row.id))];
}
