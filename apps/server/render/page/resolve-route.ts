import { findCollection, findHomepage } from '../data/find-collection.ts';
import { hasContent, isStore } from '../data/load-list-items.ts';
import type { CollectionHead, SiteSnapshot } from '../data/load-site.ts';
import { confBoolean } from '../theme/read-conf.ts';
import { buildContentPage } from './build-content-page.ts';
import { buildPostPage, buildProductPage } from './build-item-page.ts';
import { buildIndexPage } from './build-index-page.ts';
import { buildListPage } from './build-list-page.ts';
import type { PageSource, RouteResult } from './page-model.ts';
import type { PageQuery } from './page-query.ts';

/**
 * Finds what a path shows: the home page, a collection's list, or one of its items. `path` is
 * decoded and has no slash at the end. Undefined when there is nothing.
 */
export async function resolveRoute(
  source: PageSource,
  path: string,
  query: PageQuery,
): Promise<RouteResult | undefined> {
  const { snapshot } = source.view;
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) {
    const home = findHomepage(snapshot);
    return home && showCollection(source, home, query);
  }
  for (let length = segments.length; length > 0; length--) {
    const collection = findCollection(snapshot, segments.slice(0, length).join('/'));
    if (collection === undefined) continue;
    const rest = segments.slice(length);
    if (rest.length === 0) return showCollection(source, collection, query);
    const item = await showItem(source, collection, rest);
    if (item !== undefined) return item;
  }
  return undefined;
}

async function showCollection(
  source: PageSource,
  collection: CollectionHead,
  query: PageQuery,
): Promise<RouteResult | undefined> {
  const children = childrenOf(source.view.snapshot, collection);
  if (source.templates.collectionType(collection.type_name)?.conf.isIndex === true) {
    return buildIndexPage(source, collection, children);
  }
  if (confBoolean(collection.settings.folder)) {
    return children[0] && { redirectTo: `/${children[0].url_id}` };
  }
  if (hasContent(collection)) return buildContentPage(source, collection);
  return buildListPage(source, collection, query);
}

async function showItem(
  source: PageSource,
  collection: CollectionHead,
  rest: readonly string[],
): Promise<RouteResult | undefined> {
  if (hasContent(collection)) return undefined;
  if (!isStore(collection)) return buildPostPage(source, collection, rest.join('/'));
  if (rest.length === 2 && rest[0] === 'p') return buildProductPage(source, collection, rest[1]!);
  if (rest.length !== 1) return undefined;
  // The address of older sites, without the `p`.
  const product = await buildProductPage(source, collection, rest[0]!);
  return product && { redirectTo: `/${collection.url_id}/p/${rest[0]}` };
}

/** The pages that a menu groups under a folder or an index. */
function childrenOf(snapshot: SiteSnapshot, folder: CollectionHead): CollectionHead[] {
  for (const entries of snapshot.navigations.values()) {
    const entry = entries.find((candidate) => candidate.collectionId === folder.id);
    if (entry?.items === undefined) continue;
    return entry.items.flatMap(
      (child) => snapshot.collections.find((row) => row.id === child.collectionId) ?? [],
    );
  }
  return [];
}
