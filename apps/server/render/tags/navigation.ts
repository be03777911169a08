import type { NavigationEntry } from '../../features/collections/tables.ts';
import { escapeHtml } from '../context/escape-html.ts';
import { presentCollection, type CollectionScope } from '../context/present-collection.ts';
import type { CollectionHead, SiteSnapshot } from '../data/load-site.ts';
import type { Theme } from '../theme/theme.ts';
import type { TagHandler, TagScope } from './tag-scope.ts';

/** One entry of a menu as templates see it (template-format §6). */
export interface NavigationItem {
  readonly active?: boolean;
  readonly folderActive?: boolean;
  readonly collection?: Readonly<Record<string, unknown>>;
  readonly externalLink?: {
    readonly title: string;
    readonly url: string;
    readonly newWindow: boolean;
  };
  /** Always there: a missing name would be looked up in the menu around the entry. */
  readonly items: readonly NavigationItem[];
}

export const navigationTag: TagHandler = ({ attributes }, scope) => {
  const entries = scope.snapshot.navigations.get(attributes.navigationId ?? '') ?? [];
  return { items: presentMenu(entries, scope) };
};

/** The entries of the folder that holds the current page; nothing outside a folder. */
export const folderNavigationTag: TagHandler = (_call, scope) => {
  const { collection } = scope;
  if (collection === undefined) return undefined;
  for (const entries of scope.snapshot.navigations.values()) {
    const folder = entries.find((entry) =>
      entry.items?.some((child) => child.collectionId === collection.id),
    );
    if (folder !== undefined) {
      const [item] = presentNavigation([folder], scope, collection);
      return { items: item?.items ?? [], collection: item?.collection };
    }
  }
  return undefined;
};

type Menus = WeakMap<readonly NavigationEntry[], Map<string | undefined, NavigationItem[]>>;

/** Menus of one version of a site in one theme. */
const known = new WeakMap<SiteSnapshot, WeakMap<Theme, Menus>>();

/** A menu on the pages of the current collection, which share it. */
function presentMenu(
  entries: readonly NavigationEntry[],
  scope: TagScope,
): readonly NavigationItem[] {
  const { snapshot, collection } = scope;
  const { theme } = scope.templates;
  const themes = known.get(snapshot) ?? new WeakMap<Theme, Menus>();
  known.set(snapshot, themes);
  const menus: Menus = themes.get(theme) ?? new WeakMap();
  themes.set(theme, menus);
  const pages = menus.get(entries) ?? new Map<string | undefined, NavigationItem[]>();
  menus.set(entries, pages);
  const items = pages.get(collection?.id) ?? presentNavigation(entries, scope, collection);
  pages.set(collection?.id, items);
  return items;
}

/** Links to collections that are gone or switched off are left out. */
function presentNavigation(
  entries: readonly NavigationEntry[],
  scope: CollectionScope,
  current: CollectionHead | undefined,
): NavigationItem[] {
  return entries.flatMap((entry): NavigationItem[] => {
    if (entry.externalLink !== undefined) return [presentExternal(entry.externalLink)];
    const items = entry.items && presentNavigation(entry.items, scope, current);
    const folderActive = items?.some((item) => item.active === true || item.folderActive === true);
    const collection = presentTarget(entry, scope);
    if (collection === undefined) return [];
    const active = current !== undefined && entry.collectionId === current.id;
    return [{ active, folderActive: folderActive === true, collection, items: items ?? [] }];
  });
}

function presentExternal(link: { title: string; url: string; newWindow: boolean }): NavigationItem {
  const url = /^(?:https?:|mailto:|tel:|\/|#)/i.test(link.url) ? link.url : '#';
  return {
    items: [],
    externalLink: {
      title: escapeHtml(link.title),
      url: escapeHtml(url),
      newWindow: link.newWindow,
    },
  };
}

/** A locked page has its place in menus: who knows its password finds it there. EDIT-05 */
function findTarget(snapshot: SiteSnapshot, id: string | undefined): CollectionHead | undefined {
  const { collections, closedCollections } = snapshot;
  return (
    collections.find((row) => row.id === id) ??
    closedCollections.find((row) => row.id === id && row.closed_by === 'password')
  );
}

function presentTarget(
  entry: NavigationEntry,
  scope: CollectionScope,
): Record<string, unknown> | undefined {
  const title = entry.title === undefined ? {} : { navigationTitle: escapeHtml(entry.title) };
  const row = findTarget(scope.snapshot, entry.collectionId);
  if (row !== undefined) return { ...presentCollection(row, scope), ...title };
  if (entry.memberAreaId !== undefined && entry.title !== undefined) {
    return { title: escapeHtml(entry.title), ...title, folder: false, fullUrl: '/members' };
  }
  // A folder may be a heading only, without a collection of its own.
  if (entry.items === undefined || entry.title === undefined) return undefined;
  return { title: escapeHtml(entry.title), ...title, folder: true, fullUrl: '' };
}
