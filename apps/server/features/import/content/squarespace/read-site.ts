/** Reads a live Squarespace site as anybody sees it: its pages, posts, events, galleries, its menu. */
import { stat } from 'node:fs/promises';
import type { AppContext } from '../../../../context.ts';
import { importFile, keepImportFile, type ImportKey } from '../../desk/import-files.ts';
import { createFetchText, ShopUnreadableError, type FetchText } from '../../shop/fetch-shop.ts';
import { readAddress, upTo } from '../../shop/read-shop.ts';
import { readMenu } from './read-menu.ts';
import { writeLines, type ToldThing } from './site-lines.ts';
import { collectionKind, readSitePage, type SiteItem, type SitePage } from './site-page.ts';
import { listAddresses } from './site-addresses.ts';
import { toPageEntry, toItemEntry } from './to-entries.ts';

const limits = {
  /** Pages that are asked for, items of collections aside. */
  pages: 500,
  /** Parts of one list of items. */
  parts: 500,
} as const;

interface Wanted {
  readonly address: string;
  readonly mostBytes: number;
}

/** @throws ShopUnreadableError, also for a site that shows more than the file may hold */
export async function readSiteIntoFile(
  ctx: Pick<AppContext, 'config'>,
  key: ImportKey,
  { address, mostBytes }: Wanted,
): Promise<{ byteSize: number }> {
  const url = readAddress(address);
  const fetchText = createFetchText(ctx.config);
  const first = await readSitePage(fetchText, url);
  if (!first?.website) {
    throw new ShopUnreadableError(
      `${url.host} is no site of Squarespace. Of a site of WordPress bring the file that it exports.`,
    );
  }
  const site = { title: first.website.siteTitle ?? url.host, origin: url.origin };
  const lines = writeLines(site, readThings(fetchText, { url, first }));
  await keepImportFile(ctx, key, upTo(mostBytes, lines, { host: url.host, what: 'pages' }));
  const { size } = await stat(importFile(ctx, key));
  return { byteSize: size };
}

async function* readThings(
  fetchText: FetchText,
  { url, first }: { url: URL; first: SitePage },
): AsyncGenerator<ToldThing> {
  const home = (await fetchText(new URL('/', url), 'text/html')) ?? '';
  const addresses = await listAddresses(fetchText, { url, home });
  const seen = new Set<string>();
  /** Collections whose items were read with them. */
  const lists: string[] = [];
  const keys = new Map<string, string>();
  for (const path of ['/', ...addresses].slice(0, limits.pages)) {
    if (lists.some((list) => path.startsWith(`${list}/`))) continue;
    const page = path === url.pathname ? first : await readSitePage(fetchText, withPath(url, path));
    const { collection } = page ?? {};
    if (!page || !collection || seen.has(collection.id)) continue;
    seen.add(collection.id);
    const kind = collectionKind(collection);
    if (kind === 'other') {
      const reason = `${path}: a page of the type "${collection.typeName}" has no place here.`;
      yield { kind: 'other', code: 'type', reason };
    } else if (kind === 'products') {
      const reason = `${path}: its products are brought in by an import of products.`;
      yield { kind: 'other', code: 'products', reason };
      lists.push(path);
    } else if (kind === 'blog' || kind === 'events') {
      lists.push(path);
      for await (const item of readItems(fetchText, url, page)) {
        const entry = toItemEntry(item, { url, collection, kind });
        keys.set(entry.path, entry.key);
        yield entry;
      }
    } else {
      if (kind === 'gallery') lists.push(path);
      const items =
        kind === 'gallery' ? await Array.fromAsync(readItems(fetchText, url, page)) : [];
      const entry = toPageEntry(page, { url, path, items });
      keys.set(entry.path, entry.key);
      yield entry;
    }
  }
  const menu = readMenu(home, url, keys);
  if (menu) yield menu;
}

/** An address of the same site; a path that begins with two slashes would name another host. */
function withPath({ origin }: URL, path: string): URL {
  return new URL(origin + path);
}

/** All items of a collection, part by part. */
async function* readItems(
  fetchText: FetchText,
  url: URL,
  first: SitePage,
): AsyncGenerator<SiteItem> {
  const seen = new Set<string>();
  let page: SitePage | undefined = first;
  for (let part = 0; page && part < limits.parts; part += 1) {
    for (const item of [...page.items, ...page.past, ...page.upcoming]) {
      if (seen.has(item.id)) continue;
      seen.add(item.id);
      yield item;
    }
    const next = nextUrl(page, url);
    page = next && next.host === url.host ? await readSitePage(fetchText, next) : undefined;
  }
}

/** Where the next part of a collection is; undefined behind the last. */
function nextUrl({ pagination }: SitePage, url: URL): URL | undefined {
  const next = pagination?.nextPage ? pagination.nextPageUrl : undefined;
  return next && URL.canParse(next, url) ? new URL(next, url) : undefined;
}
