import { countSaleTurns } from '@sitewright/commerce';
import { popupPath } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { adOrigins } from '../../render/consent/ad-origins.ts';
import { pageCsp } from '../../render/csp.ts';
import { EncodedBody } from '../../http/encoded-body.ts';
import type { PageModel, PageSource, RouteResult } from '../../render/page/page-model.ts';
import type { SiteSnapshot } from '../../render/data/load-site.ts';
import { pageQueryKey, type PageQuery } from '../../render/page/page-query.ts';
import { resolveRoute } from '../../render/page/resolve-route.ts';
import { loadSales } from '../discounts/load-discounts.ts';
import { SearchDesk } from '../search/search-desk.ts';
import { PageCache, type CachedPage } from './page-cache.ts';
import { notFoundPage } from './not-found-page.ts';
import { policyPage } from './policy-page.ts';
import { popupPage } from './popup-page.ts';
import { searchPage } from './search-page.ts';
import { siteOrigin } from '../sites/site-origin.ts';

export const searchPath = '/search';

/** What a visitor asks for: the decoded path without a slash at the end, and the known query. */
export interface PageAddress {
  readonly path: string;
  readonly query: PageQuery;
}

/** How a page is written down. Pages are kept apart by the name. */
export interface Presentation {
  readonly name: string;
  readonly present: (source: PageSource, model: PageModel) => Promise<CachedPage>;
}

/** Finished pages of all sites, from memory when they are there. */
export class Pages {
  readonly #ctx: AppContext;
  readonly #cache: PageCache;
  readonly search: SearchDesk;

  constructor(ctx: AppContext) {
    this.#ctx = ctx;
    this.search = new SearchDesk(ctx);
    this.#cache = new PageCache(ctx.now, ctx.config.pageCacheMiB);
  }

  /** Scheme and host that pages name themselves by. */
  origin(request: FastifyRequest): string {
    return siteOrigin(request, this.#ctx.config);
  }

  /** What building a page for this request works with. */
  source(request: FastifyRequest): Promise<PageSource> {
    return this.#ctx.renderer.source(request.site, this.origin(request));
  }

  /** What all pages of the visited site share: from memory, for each request. */
  async snapshot(request: FastifyRequest): Promise<SiteSnapshot> {
    return (await this.#ctx.renderer.view(request.site, this.origin(request))).snapshot;
  }

  /**
   * The page at an address, as HTML or as told; the not-found page of the theme when there is none.
   */
  async get(
    request: FastifyRequest,
    address: PageAddress,
    as: Presentation = { name: 'html', present: (source, model) => this.finish(source, model) },
  ): Promise<CachedPage> {
    const { path, query } = address;
    return this.cached(request, `${as.name} ${path} ${pageQueryKey(query)}`, async () => {
      const source = await this.source(request);
      const result = await this.resolve(source, address);
      if (!('redirectTo' in result)) {
        const { readAt } = result;
        return { ...(await as.present(source, result)), ...(readAt !== undefined && { readAt }) };
      }
      const body = new EncodedBody(Buffer.alloc(0));
      return { status: 302, body, csp: '', redirectTo: result.redirectTo };
    });
  }

  /** What stands at an address; the not-found page of the theme when there is nothing. */
  async resolve(source: PageSource, { path, query }: PageAddress): Promise<RouteResult> {
    if (path === searchPath) return searchPage(source, query, this.search);
    if (path === popupPath) return (await popupPage(source)) ?? notFoundPage(source);
    return (
      (await resolveRoute(source, path, query)) ?? policyPage(source, path) ?? notFoundPage(source)
    );
  }

  /** Keeps a page under the site, its version, its theme and the key. */
  async cached(
    request: FastifyRequest,
    key: string,
    make: () => Promise<CachedPage>,
  ): Promise<CachedPage> {
    const { site } = request;
    const theme = await this.#ctx.themes.get(site.theme);
    const { version: build } = this.#ctx.renderer.storefront();
    const turns = countSaleTurns(await loadSales(this.#ctx, site), this.#ctx.now().getTime());
    const state = `${site.siteId} ${site.version} ${site.language ?? ''} ${turns} ${theme.version} ${build}`;
    return this.#cache.get(`${state} ${this.origin(request)} ${key}`, make);
  }

  async finish(source: PageSource, model: PageModel): Promise<CachedPage> {
    const { content, hashes, outside } = await this.#ctx.renderer.render(source, model);
    return {
      status: model.status,
      body: new EncodedBody(content),
      csp: pageCsp(hashes, adOrigins(source.view.snapshot.site, model.pageType), outside),
    };
  }
}
