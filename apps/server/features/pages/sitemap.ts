/** `/sitemap.xml`: pages, products and posts; in parts when there are many. */
import { generalMessages } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { sendBody } from '../../http/send-body.ts';
import { escapeHtml } from '../../render/context/escape-html.ts';
import { EncodedBody } from '../../http/encoded-body.ts';
import { loadLanguagesOf } from '../../render/data/load-translations.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { pathInLanguage } from '../settings/language-path.ts';
import type { Site } from '../sites/site.ts';
import type { Pages } from './pages.ts';
import { loadCollectionUrls, loadPart, splitItems, type SitemapUrl } from './sitemap-parts.ts';

/** Undefined when there is no such part. Made again only when the site has changed. */
type MakeXml = (site: Site, origin: string) => Promise<string | undefined>;

/** The whole of a small site, or the index of its parts. */
export function handleSitemap(pages: Pages, ctx: AppContext, asked: Asked): Promise<FastifyReply> {
  return sendXml(pages, { ...asked, key: 'sitemap' }, async (site, origin) => {
    const { siteId } = site;
    const [own, parts] = await Promise.all([
      loadCollectionUrls(ctx.db, siteId),
      splitItems(ctx.db, site),
    ]);
    const now = ctx.now();
    if (parts.every((part, at) => part.table !== parts[at - 1]?.table)) {
      const items = await Promise.all(
        parts.map((part) => loadPart(ctx.db, site, { ...part, now })),
      );
      const inLanguages = await Promise.all([
        withLanguages(ctx.db, site, { kind: 'page', urls: own }),
        ...parts.map(({ table }, at) =>
          withLanguages(ctx.db, site, { kind: kinds[table], urls: items[at] ?? [] }),
        ),
      ]);
      return writeUrls(origin, inLanguages.flat());
    }
    return writeIndex(origin, ['pages', ...parts.map((_, at) => String(at + 1))]);
  });
}

/** `/sitemap-pages.xml` and `/sitemap-1.xml`, …; a part that is not there is not found. */
export function handleSitemapPart(
  pages: Pages,
  ctx: AppContext,
  { part: name, ...asked }: Asked & { readonly part: string },
): Promise<FastifyReply> {
  return sendXml(pages, { ...asked, key: `sitemap ${name}` }, async (site, origin) => {
    const { siteId } = site;
    if (name === 'pages') {
      const urls = await loadCollectionUrls(ctx.db, siteId);
      return writeUrls(origin, await withLanguages(ctx.db, site, { kind: 'page', urls }));
    }
    const parts = await splitItems(ctx.db, site);
    const part = parts[Number(name) - 1];
    if (!part) return undefined;
    const urls = await loadPart(ctx.db, site, { ...part, now: ctx.now() });
    const kind = kinds[part.table];
    return writeUrls(origin, await withLanguages(ctx.db, site, { kind, urls }));
  });
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function sendXml(
  pages: Pages,
  { request, reply, key }: Asked & { readonly key: string },
  make: MakeXml,
): Promise<FastifyReply> {
  const page = await pages.cached(request, key, async () => {
    const xml = await make(request.site, pages.origin(request));
    const body = new EncodedBody(Buffer.from(xml ?? ''));
    return { status: xml === undefined ? 404 : 200, body, csp: '' };
  });
  if (page.status === 404) {
    return reply.code(404).type('text/plain').send(generalMessages.nothingHere);
  }
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
  return sendBody(request, reply, page.body);
}

const kinds = { products: 'product', content_items: 'post' } as const;

/** Each address with those of the languages that what stands there is in. */
async function withLanguages(
  db: ReadDatabase,
  site: Site,
  { kind, urls }: { readonly kind: 'page' | 'product' | 'post'; readonly urls: SitemapUrl[] },
): Promise<SitemapUrl[]> {
  const languages = await loadLanguagesOf(db, site, { kind, ids: urls.map(({ id }) => id) });
  if (languages.size === 0) return urls;
  return urls.flatMap((url) => [
    url,
    ...(languages.get(url.id) ?? []).map((code) => ({
      ...url,
      path: pathInLanguage(code, url.path),
    })),
  ]);
}

function writeUrls(origin: string, urls: readonly SitemapUrl[]): string {
  return writeXml(
    'urlset',
    urls.map(({ path, updatedAt }) => {
      const address = escapeHtml(origin + encodeURI(path));
      return `<url><loc>${address}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`;
    }),
  );
}

function writeIndex(origin: string, names: readonly string[]): string {
  return writeXml(
    'sitemapindex',
    names.map((name) => {
      return `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`;
    }),
  );
}

function writeXml(root: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
  ].join('\n');
}
