import { folderKind } from '../context/present-collection.ts';
import { productPath } from '../context/product-path.ts';
import { findCollection, findHomepage } from '../data/find-collection.ts';
import { findCategory, hasContent, isStore } from '../data/load-list-items.ts';
import type { CollectionHead } from '../data/load-site.ts';
import { buildContentPage } from './build-content-page.ts';
import { buildPostPage, buildProductPage } from './build-item-page.ts';
import { buildIndexPage } from './build-index-page.ts';
import { buildListPage } from './build-list-page.ts';
import { childrenOf } from './children-of.ts';
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
    const found =
      (await showItem(source, collection, { rest, query })) ??
      (await showFiltered(source, collection, { rest, query }));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The page of a collection: an index, a list, or its own content. */
export async function showCollection(
  source: PageSource,
  collection: CollectionHead,
  query: PageQuery,
): Promise<RouteResult | undefined> {
  const { view, templates } = source;
  const kind = folderKind(collection, { snapshot: view.snapshot, templates });
  if (kind === 'index') return buildIndexPage(source, collection);
  if (kind === 'redirect') {
    const [first] = childrenOf(view.snapshot, collection);
    return first && { redirectTo: `/${first.url_id}` };
  }
  if (hasContent(collection)) return buildContentPage(source, collection, query);
  return buildListPage(source, collection, query);
}

async function showItem(
  source: PageSource,
  collection: CollectionHead,
  { rest, query }: { readonly rest: readonly string[]; readonly query: PageQuery },
): Promise<RouteResult | undefined> {
  if (hasContent(collection)) return undefined;
  if (!isStore(collection)) return buildPostPage(source, collection, rest.join('/'));
  if (rest.length === 2 && rest[0] === 'p') {
    const wish = { urlId: rest[1]!, reviewsPage: query.reviews };
    return buildProductPage(source, collection, wish);
  }
  if (rest.length !== 1) return undefined;
  // The address of older sites, without the `p`.
  const product = await buildProductPage(source, collection, { urlId: rest[0]! });
  return product && { redirectTo: productPath(collection.url_id, rest[0]!) };
}

/**
 * `/journal/category/News` and `/journal/tag/clay`: the list of that label, as `?category=` and
 * `?tag=` show it. An address without posts is not found.
 */
async function showFiltered(
  source: PageSource,
  collection: CollectionHead,
  { rest, query }: { readonly rest: readonly string[]; readonly query: PageQuery },
): Promise<RouteResult | undefined> {
  const [kind, ...words] = rest;
  if (hasContent(collection) || words.length === 0) return undefined;
  if (kind !== 'category' && kind !== 'tag') return undefined;
  const label = knownLabel(source, collection, { kind, label: words.join('/') });
  if (label === undefined) return undefined;
  return buildListPage(source, collection, { ...query, [kind]: label });
}

/** The label as it is written in the posts; addresses may have `+` for a space and any case. */
function knownLabel(
  { view }: PageSource,
  collection: CollectionHead,
  { kind, label }: { readonly kind: 'category' | 'tag'; readonly label: string },
): string | undefined {
  if (kind === 'category' && isStore(collection)) {
    return findCategory(view.snapshot, collection, label)?.url_path;
  }
  const labels = view.snapshot.labels.get(collection.id);
  const known = (kind === 'tag' ? labels?.tags : labels?.categories) ?? [];
  const plain = label.replaceAll('+', ' ').toLowerCase();
  return known.find((name) => name === label) ?? known.find((name) => name.toLowerCase() === plain);
}
