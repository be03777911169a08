import { pageTypes } from '@sitewright/contract';
import type { Program } from '@sitewright/template';
import { escapeHtml } from '../context/escape-html.ts';
import { presentPagination } from '../context/pagination.ts';
import { readMonth } from '../context/read-month.ts';
import { collectionUrl } from '../context/present-collection.ts';
import { loadPosts, type PostRow } from '../data/load-posts.ts';
import type { ProductList } from '../data/listed-products.ts';
import { loadProducts } from '../data/load-products.ts';
import {
  findCategory,
  builtInNameOf,
  isEvents,
  isStore,
  presentPosts,
  presentProducts,
  withChildren,
  type ListItem,
} from '../data/load-list-items.ts';
import type { CollectionHead } from '../data/load-site.ts';
import { eventList } from './build-event-list.ts';
import { collectionPageHead } from './collection-page-head.ts';
import { itemSource } from './item-source.ts';
import type { PageModel, PageSource } from './page-model.ts';
import type { PageQuery } from './page-query.ts';

/** A page of a list, with what its filters are called. */
interface ListData {
  readonly items: readonly ListItem[];
  readonly pagination: ReturnType<typeof presentPagination>;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** The last instant that a date can be, in milliseconds. */
const lastInstantMs = 8_640_000_000_000_000;

/** The list view of a store, a blog or another collection of items; undefined beyond all time. */
export async function buildListPage(
  source: PageSource,
  collection: CollectionHead,
  query: PageQuery,
): Promise<PageModel | undefined> {
  if (!isStore(collection) && (query.offset ?? 0) > lastInstantMs) return undefined;
  const list = await listOf(source, collection, query);
  const main = listView(source, collection, list.items);
  const head = collectionPageHead(source.view, collection);
  return {
    status: 200,
    pageType: pageTypes.values.contentCollection,
    viewKind: 'list',
    collection,
    bodyId: `collection-${collection.id}`,
    data: {
      items: list.items,
      pagination: list.pagination,
      ...list.filters,
      ...(main.isItem ? { item: list.items[0] } : {}),
    },
    main: main.program ?? '',
    head: {
      ...head,
      // One that is hidden from search engines has none, whatever is asked of it.
      canonicalPath: head.canonicalPath && canonicalPath(source, collection, query),
      feedPath: isStore(collection) ? undefined : `/${collection.url_id}?format=rss`,
    },
  };
}

function listOf(
  source: PageSource,
  collection: CollectionHead,
  query: PageQuery,
): Promise<ListData> {
  if (isStore(collection)) return storeList(source, collection, query);
  if (isEvents(collection)) {
    return eventList(source, collection, { query, pageSize: pageSizeOf(collection) });
  }
  return postList(source, collection, query);
}

interface ListView {
  readonly program: Program | undefined;
  /** True for an item view, which stands in where there is no list view. */
  readonly isItem: boolean;
}

/**
 * The view of a list: the theme's, else its item view with the first item. Where there is neither,
 * or no item, the server's own list comes, and the author is told.
 */
function listView(
  { templates }: PageSource,
  collection: CollectionHead,
  items: readonly ListItem[],
): ListView {
  const type = templates.collectionType(collection.type_name);
  if (type?.list !== undefined) return { program: type.list, isItem: false };
  if (type?.item !== undefined && items.length > 0) return { program: type.item, isItem: true };
  const path = `collections/${collection.type_name}.list`;
  templates.note(`${path} is missing: /${collection.url_id} shows a list of the server`);
  return { program: templates.builtInType(builtInNameOf(collection))?.list, isItem: false };
}

/** A category is a page of its own; other filters are for people and not for search engines. */
function canonicalPath(
  { view }: PageSource,
  collection: CollectionHead,
  { category, tag, author, month, offset, isReverse, view: events }: PageQuery,
): string | undefined {
  if (tag || author || month || isReverse) return undefined;
  const known = category && findCategory(view.snapshot, collection, category)?.url_path;
  if (category && !known) return undefined;
  const query = new URLSearchParams();
  if (known) query.set('category', known);
  if (events) query.set('view', events);
  if (offset) query.set('offset', String(offset));
  const text = query.toString().replaceAll('%2F', '/').replaceAll('&', '&amp;');
  return collectionUrl(collection) + (text === '' ? '' : `?${text}`);
}

function pageSizeOf(collection: CollectionHead): number {
  return Math.min(Math.max(collection.page_size, 1), 200);
}

/** Store lists are in the owner's order: the offset counts products. */
async function storeList(
  source: PageSource,
  collection: CollectionHead,
  query: PageQuery,
): Promise<ListData> {
  const { snapshot } = source.view;
  const pageSize = pageSizeOf(collection);
  const skip = query.offset ?? 0;
  const category =
    query.category === undefined ? undefined : findCategory(snapshot, collection, query.category);
  const isUnknown = query.category !== undefined && category === undefined;
  const list = {
    siteId: collection.site_id,
    collectionId: collection.id,
    categoryIds: category === undefined ? [] : withChildren(snapshot, collection, [category]),
    tag: query.tag,
  };
  const limit = pageSize + 1;
  const rows = isUnknown
    ? []
    : await loadProducts(source.db, { ...list, ...(await startOf(source, list, skip)), limit });
  return {
    items: presentProducts({ snapshot, now: source.now }, collection, rows.slice(0, pageSize)),
    pagination: presentPagination({
      path: collectionUrl(collection),
      filters: urlFilters({ ...query, category: category?.url_path ?? query.category }),
      pageSize,
      next: rows.length > pageSize ? { offset: skip + pageSize } : undefined,
      prev: placeBefore({ skip, pageSize, isEmpty: rows.length === 0 }),
    }),
    filters: shownFilters({ ...query, category: category?.display_name ?? query.category }),
  };
}

function startOf({ db, view, listPlaces }: PageSource, list: ProductList, skip: number) {
  const { version } = view.snapshot.site;
  return listPlaces.find(db, { ...list, version }, skip);
}

/** Where the page before begins; behind the end of the list the way back leads to its beginning. */
function placeBefore(place: { skip: number; pageSize: number; isEmpty: boolean }) {
  const { skip, pageSize, isEmpty } = place;
  if (skip === 0) return undefined;
  return { offset: skip > pageSize && !isEmpty ? skip - pageSize : undefined };
}

/** Blogs go by time: the offset is the instant of the last post on the page before. */
async function postList(
  source: PageSource,
  collection: CollectionHead,
  query: PageQuery,
): Promise<ListData> {
  const pageSize = pageSizeOf(collection);
  const { rows, hasNewer, hasOlder } = await loadPostPage(source, collection, query, pageSize);
  return {
    items: await presentPosts(itemSource(source), collection, rows),
    pagination: presentPagination({
      path: collectionUrl(collection),
      filters: urlFilters(query),
      pageSize,
      next: hasOlder && rows.length > 0 ? { offset: rows.at(-1)!.publish_on.getTime() } : undefined,
      prev:
        hasNewer && rows.length > 0
          ? { offset: rows[0]!.publish_on.getTime(), isReverse: true }
          : undefined,
    }),
    filters: shownFilters(query),
  };
}

async function loadPostPage(
  source: PageSource,
  collection: CollectionHead,
  query: PageQuery,
  pageSize: number,
): Promise<{ rows: PostRow[]; hasNewer: boolean; hasOlder: boolean }> {
  const loaded = await loadPosts(source.db, {
    siteId: collection.site_id,
    collectionId: collection.id,
    category: query.category,
    tag: query.tag,
    author: query.author === undefined ? undefined : decodeAuthor(query.author),
    month: readMonth(query.month),
    now: source.now,
    offset: readInstant(query.offset, source.now),
    isReverse: query.isReverse,
    limit: pageSize + 1,
  });
  const isLonger = loaded.length > pageSize;
  if (!query.isReverse) {
    return {
      rows: loaded.slice(0, pageSize),
      hasNewer: query.offset !== undefined,
      hasOlder: isLonger,
    };
  }
  return { rows: loaded.slice(-pageSize), hasNewer: isLonger, hasOlder: true };
}

/** Nothing is public later than now, so no later instant needs to be told apart. */
function readInstant(offset: number | undefined, now: Date): Date | undefined {
  return offset === undefined ? undefined : new Date(Math.min(offset, now.getTime() + 1));
}

function decodeAuthor(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function urlFilters(query: PageQuery): Record<string, string> {
  const { category, tag, author, month } = query;
  const filters = { category, tag, author, month };
  return Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** What templates see of the filters; plain text, escaped. */
function shownFilters(query: PageQuery): Record<string, unknown> {
  return {
    ...(query.category === undefined ? {} : { categoryFilter: escapeHtml(query.category) }),
    ...(query.tag === undefined ? {} : { tagFilter: escapeHtml(query.tag) }),
    ...(query.author === undefined
      ? {}
      : {
          authorFilter: escapeHtml(query.author),
          author: { displayName: escapeHtml(decodeAuthor(query.author)) },
        }),
    ...(query.month === undefined ? {} : { monthFilter: escapeHtml(query.month) }),
  };
}
