import { sql } from 'kysely';
import { pageTypes } from '@sitewright/contract';
import { escapeHtml, stripTags } from '../../render/context/escape-html.ts';
import { isStore, presentPosts, presentProducts } from '../../render/data/load-list-items.ts';
import { loadProductsById } from '../../render/data/load-products.ts';
import type { CollectionHead } from '../../render/data/load-site.ts';
import { buildSystemPage } from '../../render/page/build-system-page.ts';
import type { PageModel, PageSource } from '../../render/page/page-model.ts';
import type { PageQuery } from '../../render/page/page-query.ts';

const maxResults = 24;

/** Page type 102: products and posts whose title or text holds the words. ROUT-03. */
export async function searchPage(source: PageSource, query: PageQuery): Promise<PageModel> {
  const words = (query.search ?? '').trim();
  const results = words === '' ? [] : await findResults(source, words);
  return buildSystemPage(source.view, {
    pageType: pageTypes.values.search,
    name: 'search',
    title: 'Search',
    main: source.templates.systemPage('search') ?? '',
    data: {
      searchQuery: escapeHtml(words),
      hasSearchQuery: words !== '',
      results,
      resultCount: results.length,
    },
  });
}

interface SearchResult {
  readonly title: string;
  readonly fullUrl: string;
  readonly summary: string;
  readonly image: { readonly assetUrl: string; readonly originalSize: string } | undefined;
  readonly isProduct: boolean;
}

async function findResults(source: PageSource, words: string): Promise<SearchResult[]> {
  const pattern = `%${words.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
  const [products, posts] = await Promise.all([
    findProducts(source, pattern),
    findPosts(source, pattern),
  ]);
  return [...products, ...posts].slice(0, maxResults);
}

async function findProducts(source: PageSource, pattern: string): Promise<SearchResult[]> {
  const { snapshot } = source.view;
  const { siteId } = snapshot.site;
  const stores = new Map(snapshot.collections.filter(isStore).map((row) => [row.id, row]));
  if (stores.size === 0) return [];
  const found = await source.db
    .selectFrom('products')
    .select('id')
    .where('site_id', '=', siteId)
    .where('is_visible', '=', true)
    .where('collection_id', 'in', [...stores.keys()])
    .where((eb) => eb.or([eb('title', 'ilike', pattern), eb('body', 'ilike', pattern)]))
    .orderBy(sql`title ilike ${pattern}`, 'desc')
    .orderBy('title')
    .limit(maxResults)
    .execute();
  const ids = found.map((row) => row.id);
  const rows = await loadProductsById(source.db, siteId, ids);
  return rows.flatMap((row) => {
    const collection = stores.get(row.collection_id);
    if (collection === undefined) return [];
    return presentProducts(snapshot, collection, [row]).map((item) => toResult(item, true));
  });
}

async function findPosts(source: PageSource, pattern: string): Promise<SearchResult[]> {
  const { snapshot } = source.view;
  const blogs = new Map(snapshot.collections.map((row): [string, CollectionHead] => [row.id, row]));
  if (blogs.size === 0) return [];
  const rows = await source.db
    .selectFrom('content_items')
    .selectAll()
    .where('site_id', '=', snapshot.site.siteId)
    .where('is_visible', '=', true)
    .where('publish_on', '<=', source.now)
    .where('collection_id', 'in', [...blogs.keys()])
    .where((eb) => eb.or([eb('title', 'ilike', pattern), eb('body', 'ilike', pattern)]))
    .orderBy(sql`title ilike ${pattern}`, 'desc')
    .orderBy('publish_on', 'desc')
    .limit(maxResults)
    .execute();
  const lists = await Promise.all(
    rows.map(async (row) => {
      const collection = blogs.get(row.collection_id);
      return collection && presentPosts({ ...source, snapshot }, collection, [row]);
    }),
  );
  return lists.flatMap((list) => list ?? []).map((item) => toResult(item, false));
}

interface Found {
  readonly title: string;
  readonly fullUrl: string;
  readonly excerpt: string;
  readonly body: string;
  readonly assetUrl?: string;
  readonly originalSize?: string;
}

function toResult(item: Found, isProduct: boolean): SearchResult {
  return {
    title: item.title,
    fullUrl: item.fullUrl,
    summary: stripTags(item.excerpt || item.body).slice(0, 200),
    image:
      item.assetUrl === undefined
        ? undefined
        : { assetUrl: item.assetUrl, originalSize: item.originalSize ?? '' },
    isProduct,
  };
}
