import { folderBehaviors } from '@sitewright/contract';
import type { CollectionHead, PostLabels, SiteSnapshot } from '../data/load-site.ts';
import type { CategoryRow } from '../data/rows.ts';
import { sanitizeContent } from '../sanitize-content.ts';
import type { TemplateRun } from '../template-run.ts';
import type { Theme } from '../theme/theme.ts';
import { confBoolean } from '../theme/read-conf.ts';
import { escapeHtml } from './escape-html.ts';
import { presentImage, presentImagePart } from './present-image.ts';

const orderings: Readonly<Record<string, number>> = {
  chronological: 1,
  'user-orderable': 2,
  calendar: 3,
  'music-album': 4,
};

/** `/shop`; the home page is `/` for links, its own address answers too. */
export function collectionUrl(collection: Pick<CollectionHead, 'url_id' | 'is_homepage'>): string {
  return collection.is_homepage ? '/' : `/${collection.url_id}`;
}

/** Where a collection is shown: its site, and the theme, whose conf says what is a folder or an index. */
export interface CollectionScope {
  readonly snapshot: SiteSnapshot;
  readonly templates: Pick<TemplateRun, 'collectionType' | 'theme'>;
}

/** Rows are those of one version of a site. */
const known = new WeakMap<CollectionHead, WeakMap<Theme, PresentedCollection>>();

/**
 * `collection` of the page context (template-format §4). Made once: menus show most collections on
 * every page.
 */
export function presentCollection(
  collection: CollectionHead,
  scope: CollectionScope,
): PresentedCollection {
  const { theme } = scope.templates;
  const byTheme = known.get(collection) ?? new WeakMap<Theme, PresentedCollection>();
  known.set(collection, byTheme);
  const presented = byTheme.get(theme) ?? present(collection, scope);
  byTheme.set(theme, presented);
  return presented;
}

export type PresentedCollection = Readonly<ReturnType<typeof present>>;

function present(collection: CollectionHead, scope: CollectionScope) {
  const { snapshot } = scope;
  const image = snapshot.assets.get(collection.main_image_id ?? '');
  const categories = snapshot.categories.get(collection.id) ?? [];
  const labels = snapshot.labels.get(collection.id);
  const { settings } = collection;
  return {
    id: collection.id,
    websiteId: collection.site_id,
    enabled: collection.is_enabled,
    type: collection.type,
    typeName: collection.type_name,
    typeLabel: collection.type_name,
    ordering: orderings[collection.ordering] ?? 2,
    title: escapeHtml(collection.title),
    navigationTitle: escapeHtml(collection.navigation_title || collection.title),
    urlId: collection.url_id,
    fullUrl: collectionUrl(collection),
    description: sanitizeContent(collection.description),
    pageSize: collection.page_size,
    homepage: collection.is_homepage,
    regionName: collection.region_name,
    ...folderFields(collection, scope),
    tags: (labels?.tags ?? []).map(escapeHtml),
    categories: categoryNames(categories, labels),
    nestedCategories: { categories: presentCategories(categories, `/${collection.url_id}`) },
    ...(image === undefined
      ? {}
      : {
          ...presentImagePart(collection.site_id, image),
          mainImage: presentImage(collection.site_id, image),
        }),
    updatedOn: collection.updated_at.getTime(),
    publicCommentCount: 0,
    seoData: settings.seoData ?? {},
  };
}

/** What kind of folder a collection is. */
export type FolderKind = 'index' | 'redirect' | 'none';

/** The theme's conf says what is an index; a menu folder is one by conf or by the owner's setting. */
export function folderKind(collection: CollectionHead, scope: CollectionScope): FolderKind {
  const conf = scope.templates.collectionType(collection.type_name)?.conf;
  if (conf?.isIndex === true) return 'index';
  return conf?.isFolder === true || confBoolean(collection.settings.folder) ? 'redirect' : 'none';
}

/** ENUM-03. */
function folderFields(collection: CollectionHead, scope: CollectionScope) {
  const kind = folderKind(collection, scope);
  return { folder: kind !== 'none', folderBehavior: folderBehaviors.values[kind] };
}

/** A store's own categories of the first level, else what its posts are filed under. */
function categoryNames(
  categories: readonly CategoryRow[],
  labels: PostLabels | undefined,
): string[] {
  const names =
    categories.length > 0
      ? categories.filter((row) => row.parent_id === null).map((row) => row.display_name)
      : (labels?.categories ?? []);
  return names.map(escapeHtml);
}

/** Store categories have a shape of their own: a tree. */
export interface PresentedCategory {
  readonly id: string;
  readonly displayName: string;
  /** Path of slugs: the value of `?category=`. */
  readonly urlId: string;
  readonly fullUrl: string;
  readonly children: readonly PresentedCategory[];
}

function presentCategories(
  categories: readonly CategoryRow[],
  url: string,
  parentId: string | null = null,
): PresentedCategory[] {
  return categories
    .filter((row) => row.parent_id === parentId)
    .map((row) => ({
      id: row.id,
      displayName: escapeHtml(row.display_name),
      urlId: row.url_path,
      fullUrl: `${url}?category=${encodeURIComponent(row.url_path).replaceAll('%2F', '/')}`,
      children: presentCategories(categories, url, row.id),
    }));
}
