import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { escapeHtml } from '../../render/context/escape-html.ts';
import { siteOrigin } from './site-origin.ts';

/** Most addresses that one sitemap may hold, by its standard. */
const maxUrls = 50_000;

interface SitemapEntry {
  readonly path: string;
  readonly updatedAt: Date;
}

/** `/sitemap.xml`: pages, products and posts, the newest changes kept when there are too many. */
export async function handleSitemap(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const origin = siteOrigin(request, ctx.config);
  const entries = await loadEntries(ctx, request.site.siteId);
  const urls = entries
    .slice(0, maxUrls)
    .map(
      ({ path, updatedAt }) =>
        `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n');
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type('application/xml; charset=utf-8')
    .send(xml);
}

async function loadEntries(ctx: AppContext, siteId: string): Promise<SitemapEntry[]> {
  const [collections, products, posts] = await Promise.all([
    ctx.db
      .selectFrom('collections')
      .select(['url_id', 'is_homepage', 'updated_at'])
      .where('site_id', '=', siteId)
      .where('is_enabled', '=', true)
      .orderBy('display_index')
      .execute(),
    itemUrls(ctx, siteId, 'products'),
    itemUrls(ctx, siteId, 'content_items'),
  ]);
  return [
    ...collections.map((row) => ({
      path: row.is_homepage ? '/' : `/${row.url_id}`,
      updatedAt: row.updated_at,
    })),
    ...products.map((row) => ({
      path: `/${row.parent}/p/${row.url_id}`,
      updatedAt: row.updated_at,
    })),
    ...posts.map((row) => ({ path: `/${row.parent}/${row.url_id}`, updatedAt: row.updated_at })),
  ];
}

function itemUrls(ctx: AppContext, siteId: string, table: 'products' | 'content_items') {
  const query = ctx.db
    .selectFrom(table)
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.site_id', '=', `${table}.site_id`)
        .onRef('collections.id', '=', `${table}.collection_id`),
    )
    .select(['collections.url_id as parent', `${table}.url_id`, `${table}.updated_at`])
    .where(`${table}.site_id`, '=', siteId)
    .where(`${table}.is_visible`, '=', true)
    .where('collections.is_enabled', '=', true)
    .orderBy(`${table}.updated_at`, 'desc')
    .limit(maxUrls);
  return query.execute();
}

/** `/robots.txt`: everything may be read but pages about one visitor and endless filters. */
export function handleRobots(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const lines = [
    'User-agent: *',
    'Disallow: /config',
    'Disallow: /search',
    'Disallow: /cart',
    'Disallow: /checkout',
    'Disallow: /account',
    'Disallow: /api/',
    'Disallow: /*?format=json',
    'Disallow: /*?format=page-context',
    'Disallow: /*?format=main-content',
    '',
    `Sitemap: ${siteOrigin(request, ctx.config)}/sitemap.xml`,
    '',
  ];
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type('text/plain; charset=utf-8')
    .send(lines.join('\n'));
}
