/** Which addresses of a site show something, asked for many at once. */
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { findCategory, hasContent, isStore } from '../../render/data/load-list-items.ts';
import { findCollection, findHomepage } from '../../render/data/find-collection.ts';
import type { CollectionHead, SiteSnapshot } from '../../render/data/load-site.ts';
import { findLanguage } from '../settings/language-path.ts';
import { isReservedAddress } from '../sites/reserved-addresses.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';

/** Where files of a site lie: by an id, or by a name. */
const filePaths = [/^\/content\/v1\/([^/]+)\/([^/]+)\/(?:\d+\/)?[^/]+$/, /^\/s\/([^/]+)$/] as const;

/** Pages that the server has beside those below reserved addresses. */
const ownPages =
  /^\/(?:newsletter|donate|reviews|site\.css|robots\.txt|sitemap[\w-]*\.xml)(?:\/|$)/;

/** An item of a collection, by its address. */
interface Wanted {
  readonly path: string;
  readonly collectionId: string;
  readonly urlId: string;
}

/**
 * Those of the paths where a page or a file stands, for everybody or for members, in whatever
 * language of the site. Paths are decoded, with one slash between their parts and none at the end.
 */
export async function findLivePaths(
  ctx: AppContext,
  site: Site,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const origin = siteUrl(ctx, site) ?? 'http://localhost';
  const { snapshot } = (await ctx.renderer.source(site, origin)).view;
  const live = new Set<string>();
  const products: Wanted[] = [];
  const items: Wanted[] = [];
  const files: string[] = [];
  for (const path of new Set(paths)) {
    const own = withoutLanguage(snapshot, site, path);
    if (filePaths.some((pattern) => pattern.test(own))) files.push(path);
    else if (isOwnPage(own) || isListed(snapshot, own)) live.add(path);
    else {
      for (const { collection, rest } of splitPath(snapshot, own)) {
        const wanted = { path, collectionId: collection.id, urlId: rest.join('/') };
        if (!isStore(collection)) items.push(wanted);
        else products.push({ ...wanted, urlId: rest.at(-1)! });
      }
    }
  }
  for (const path of await findItems(ctx, site.siteId, 'products', products)) live.add(path);
  for (const path of await findItems(ctx, site.siteId, 'content_items', items)) live.add(path);
  for (const path of await findFiles(ctx, site.siteId, files)) live.add(path);
  return live;
}

/** A page whose address looks like a language is that page, as the server has it. */
function withoutLanguage(snapshot: SiteSnapshot, site: Site, path: string): string {
  const [, segment = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  if (findLanguage(site, segment) === undefined || findCollection(snapshot, segment)) return path;
  return rest || '/';
}

async function findFiles(
  ctx: AppContext,
  siteId: string,
  paths: readonly string[],
): Promise<string[]> {
  if (paths.length === 0) return [];
  const [byId, byName] = filePaths;
  const idOf = (path: string) => {
    const [, ofSite, id] = byId.exec(path) ?? [];
    return ofSite === siteId ? id : undefined;
  };
  const nameOf = (path: string) => byName.exec(path)?.[1];
  const [wantedIds, wantedNames] = [idOf, nameOf].map((read) =>
    paths.flatMap((path) => read(path) ?? []),
  );
  const rows = await ctx.db
    .selectFrom('assets')
    .select(['id', 'filename'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`(id = any(${wantedIds}::text[]) or filename = any(${wantedNames}::text[]))`)
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  const names = new Set(rows.map(({ filename }) => filename));
  return paths.filter((path) => ids.has(idOf(path) ?? '') || names.has(nameOf(path) ?? ''));
}

function isOwnPage(path: string): boolean {
  return isReservedAddress(path.slice(1)) || ownPages.test(path.toLowerCase());
}

/** The home page, a collection, or one of its categories and tags. */
function isListed(snapshot: SiteSnapshot, path: string): boolean {
  if (path === '/') return findHomepage(snapshot) !== undefined;
  if (findCollection(snapshot, path) || isClosed(snapshot, path)) return true;
  const [, url = '', kind, label = ''] = /^\/(.+?)\/(category|tag)\/(.+)$/.exec(path) ?? [];
  const collection = findCollection(snapshot, url);
  if (!collection || hasContent(collection)) return false;
  if (kind === 'category' && isStore(collection)) {
    return findCategory(snapshot, collection, label) !== undefined;
  }
  const labels = snapshot.labels.get(collection.id);
  const known = (kind === 'tag' ? labels?.tags : labels?.categories) ?? [];
  const plain = label.replaceAll('+', ' ').toLowerCase();
  return known.some((name) => name.toLowerCase() === plain);
}

function isClosed(snapshot: SiteSnapshot, path: string): boolean {
  const urls = snapshot.closedCollections.map((row) => `/${row.url_id.toLowerCase()}`);
  return urls.some((url) => path.toLowerCase() === url || path.toLowerCase().startsWith(`${url}/`));
}

/** The collections that may have an item at a path, with what stands behind their address. */
function splitPath(
  snapshot: SiteSnapshot,
  path: string,
): { collection: CollectionHead; rest: string[] }[] {
  const parts = path.split('/').filter(Boolean);
  return parts.slice(0, -1).flatMap((_, at) => {
    const collection = findCollection(snapshot, parts.slice(0, at + 1).join('/'));
    const rest = parts.slice(at + 1);
    if (!collection || hasContent(collection)) return [];
    const isProductPath = rest.length === 1 || (rest.length === 2 && rest[0] === 'p');
    return isStore(collection) && !isProductPath ? [] : [{ collection, rest }];
  });
}

async function findItems(
  ctx: AppContext,
  siteId: string,
  table: 'products' | 'content_items',
  wanted: readonly Wanted[],
): Promise<string[]> {
  if (wanted.length === 0) return [];
  const rows = await ctx.db
    .selectFrom(table)
    .select(['collection_id', 'url_id'])
    .where('site_id', '=', siteId)
    .where('is_visible', '=', true)
    .where('collection_id', 'in', [...new Set(wanted.map((one) => one.collectionId))])
    .where('url_id', 'in', [...new Set(wanted.map((one) => one.urlId))])
    // Posts to come are nobody's pages yet.
    .$if(table === 'content_items', (items) =>
      items.where(sql<boolean>`publish_on <= ${ctx.now()}`),
    )
    .execute();
  const known = new Set(rows.map((row) => `${row.collection_id}/${row.url_id}`));
  return wanted
    .filter(({ collectionId, urlId }) => known.has(`${collectionId}/${urlId}`))
    .map(({ path }) => path);
}
