import { pageTypes } from '@sitewright/contract';
import { escapeHtml, stripTags } from '../../render/context/escape-html.ts';
import { presentPosts, presentProducts } from '../../render/data/load-list-items.ts';
import { loadPostsById } from '../../render/data/load-posts.ts';
import { loadProductsById } from '../../render/data/load-products.ts';
import { buildSystemPage } from '../../render/page/build-system-page.ts';
import type { PageModel, PageSource } from '../../render/page/page-model.ts';
import type { PageQuery } from '../../render/page/page-query.ts';
import type { SearchDesk } from '../search/search-desk.ts';
import { sayOf } from '../settings/say-of.ts';

const maxResults = 24;

/** Page type 102: products and posts whose title or text holds the words. ROUT-03. */
export async function searchPage(
  source: PageSource,
  query: PageQuery,
  desk: SearchDesk,
): Promise<PageModel> {
  const words = (query.search ?? '').trim();
  const found = words === '' ? [] : await findResults(source, words, desk);
  const results = found.slice(0, maxResults);
  return buildSystemPage(source.view, {
    pageType: pageTypes.values.search,
    name: 'search',
    title: sayOf(source.view.snapshot.site)('Search'),
    ownPath: '/search',
    main: source.templates.systemPage('search') ?? '',
    data: {
      searchQuery: escapeHtml(words),
      hasSearchQuery: words !== '',
      results,
      resultCount: results.length,
      hasMoreResults: found.length > maxResults,
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

async function findResults(
  source: PageSource,
  words: string,
  desk: SearchDesk,
): Promise<SearchResult[]> {
  const { snapshot } = source.view;
  const { siteId } = snapshot.site;
  const collections = new Map(snapshot.collections.map((row) => [row.id, row]));
  const found = await desk.find(words, {
    siteId,
    collectionIds: [...collections.keys()],
    now: source.now,
    // One more than is shown says whether there are more.
    limit: maxResults + 1,
  });
  const products = await loadProductsById(source.db, siteId, found.products);
  const posts = await loadPostsById(source.db, siteId, found.posts);
  const shownProducts = products.flatMap((row) => {
    const collection = collections.get(row.collection_id);
    return collection ? presentProducts({ snapshot, now: source.now }, collection, [row]) : [];
  });
  const shownPosts = await Promise.all(
    posts.map(async (row) => {
      const collection = collections.get(row.collection_id);
      return collection ? presentPosts({ ...source, snapshot }, collection, [row]) : [];
    }),
  );
  return [
    ...shownProducts.map((item) => toResult(item, true)),
    ...shownPosts.flat().map((item) => toResult(item, false)),
  ];
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
