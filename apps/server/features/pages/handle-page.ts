import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { pageContext } from '../../render/page/page-context.ts';
import type { PageModel, PageSource } from '../../render/page/page-model.ts';
import { readPageQuery, type PageQuery } from '../../render/page/page-query.ts';
import { renderMainContent } from '../../render/page/render-page.ts';
import { resolveRoute } from '../../render/page/resolve-route.ts';
import { addressKey } from '../../http/address-key.ts';
import { ensureCrumb } from '../../http/crumb.ts';
import type { CachedPage } from './page-cache.ts';
import { notFoundPage } from './not-found-page.ts';
import { searchPage } from './search-page.ts';
import type { Pages } from './pages.ts';
import { renderRss } from './rss.ts';
import { privatePage, sendPage } from './send-page.ts';

/** What `?format=` may ask of a page. */
type Format = 'html' | 'json' | 'json-pretty' | 'main-content' | 'page-context' | 'rss';
const formats = new Set<string>(['json', 'json-pretty', 'main-content', 'page-context', 'rss']);

/** Every address that is not a call or a file: a page of the site. */
export async function handlePage(
  pages: Pages,
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parameters = request.query as Record<string, unknown>;
  const path = decodePath(request.url);
  const format = readFormat(parameters.format);
  if (path === undefined) return sendNothing(reply);
  if (format !== 'html') return sendFormat(pages, ctx, { request, reply, path, format });
  const query = readPageQuery(parameters);
  const page =
    path === '/search'
      ? await getSearchPage(pages, request, query)
      : await pages.get(request, path, query);
  return sendPage(request, reply, page);
}

function getSearchPage(
  pages: Pages,
  request: FastifyRequest,
  query: PageQuery,
): Promise<CachedPage> {
  if (query.search !== undefined) pages.search.admit(addressKey(request.ip));
  return pages.cached(request, `/search ${query.search ?? ''}`, async () => {
    const source = await pages.source(request);
    return pages.finish(source, await searchPage(source, query, pages.search));
  });
}

interface FormatRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: string;
  readonly format: Exclude<Format, 'html'>;
}

async function sendFormat(
  pages: Pages,
  ctx: AppContext,
  { request, reply, path, format }: FormatRequest,
): Promise<FastifyReply> {
  const source = await pages.source(request);
  const query = readPageQuery(request.query as Record<string, unknown>);
  if (path === '/search') pages.search.admit(addressKey(request.ip));
  const model =
    path === '/search'
      ? await searchPage(source, query, pages.search)
      : ((await resolveRoute(source, path, query)) ?? notFoundPage(source));
  if ('redirectTo' in model) return reply.redirect(`${model.redirectTo}?format=${format}`, 302);
  reply.code(model.status).header('cache-control', privatePage);
  if (format === 'rss') return sendRss(source, model, reply);
  if (format === 'main-content') {
    const { html } = await renderMainContent(source, model);
    return reply.type('text/html; charset=utf-8').send(html);
  }
  ensureCrumb(request, reply);
  const context = pageContext(source.view, source.templates, model);
  if (model.viewKind === 'list' && !('items' in model.data)) {
    context.mainContent = (await renderMainContent(source, model)).html;
  }
  const indent = format === 'json-pretty' ? 2 : undefined;
  ctx.log.trace({ path, format }, 'page data');
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(context, null, indent));
}

function sendRss(source: PageSource, model: PageModel, reply: FastifyReply): FastifyReply {
  const xml = model.head.feedPath === undefined ? undefined : renderRss(source.view, model);
  if (xml === undefined) return sendNothing(reply);
  return reply
    .header('cache-control', 'public, max-age=300')
    .type('application/rss+xml; charset=utf-8')
    .send(xml);
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send('There is nothing at this address.');
}

/** Case does not matter: `format=RSS` is seen. */
function readFormat(value: unknown): Format {
  const format = typeof value === 'string' ? value.toLowerCase() : '';
  return formats.has(format) ? (format as Format) : 'html';
}

/** The decoded path without a slash at the end; undefined when it cannot be decoded. */
function decodePath(url: string): string | undefined {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  try {
    const decoded = (path.includes('%') ? decodeURIComponent(path) : path).replace(/\/+$/, '');
    return decoded.includes('\0') ? undefined : decoded || '/';
  } catch {
    return undefined;
  }
}
