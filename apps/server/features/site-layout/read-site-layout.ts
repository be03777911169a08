/** The menus of a site as its owner sees them. NAVL-02 */
import type { SiteLink, SiteMenu } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import type { CollectionType, Theme } from '../../render/theme/theme.ts';
import type { NavigationEntry } from '../collections/tables.ts';

/** A page that a menu can lead to. */
export interface LayoutCollection {
  readonly id: string;
  readonly title: string;
  readonly navigationTitle: string;
  readonly urlId: string;
  readonly typeName: string;
  readonly isEnabled: boolean;
  /** Whether it is an index or a folder of the theme's: entries can stand below it. */
  readonly isFolder: boolean;
}

type Collections = ReadonlyMap<string, LayoutCollection>;

/** Pages of a site in the owner's order; more than these are reached by their screens. */
const mostCollections = 1_000;

/** Pages, stores and blogs, in the owner's order. What is a folder depends on the theme. */
export async function listLayoutCollections(
  db: ReadDatabase,
  siteId: string,
  theme?: Pick<Theme, 'collections'>,
): Promise<LayoutCollection[]> {
  const rows = await db
    .selectFrom('collections')
    .select(['id', 'title', 'navigation_title', 'url_id', 'type_name', 'is_enabled', 'is_homepage'])
    .where('site_id', '=', siteId)
    .orderBy('display_index')
    .orderBy('id')
    .limit(mostCollections)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    navigationTitle: row.navigation_title,
    urlId: row.is_homepage ? '' : row.url_id,
    typeName: row.type_name,
    isEnabled: row.is_enabled,
    isFolder: isFolder(theme?.collections.get(row.type_name)),
  }));
}

function isFolder(type: CollectionType | undefined): boolean {
  return type !== undefined && (type.conf.isFolder || type.conf.isIndex);
}

/** The entries of each menu that was ever written, by its name. */
export async function readMenus(
  db: ReadDatabase,
  siteId: string,
): Promise<ReadonlyMap<string, readonly NavigationEntry[]>> {
  const rows = await db
    .selectFrom('navigations')
    .select(['name', 'items'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map(({ name, items }) => [name, items]));
}

/** A menu with what its entries lead to; entries of pages that are gone are left out. */
export function presentMenu(
  { name, title }: { name: string; title: string },
  entries: readonly NavigationEntry[],
  collections: Collections,
): SiteMenu {
  return { identifier: name, title, links: presentLinks(entries, collections) };
}

function presentLinks(
  entries: readonly NavigationEntry[],
  collections: Collections,
): SiteMenu['links'] {
  return entries.flatMap((entry): SiteLink[] => {
    const { collectionId, externalLink, memberAreaId, title, items } = entry;
    const collection = collectionId === undefined ? undefined : collections.get(collectionId);
    if (collectionId !== undefined && collection === undefined) return [];
    const below = items && presentLinks(items, collections);
    return [
      {
        ...(collectionId !== undefined && { collectionId }),
        ...(externalLink !== undefined && { externalLink }),
        ...(memberAreaId !== undefined && { memberAreaId }),
        ...(title !== undefined && { title }),
        label: title ?? externalLink?.title ?? labelOf(collection),
        fullUrl: addressOf(entry, collection),
        isShown: collection?.isEnabled ?? true,
        ...(collection?.isFolder === true && { isFolder: true }),
        ...(below !== undefined && { items: below }),
      },
    ];
  });
}

function labelOf(collection: LayoutCollection | undefined): string {
  return collection?.navigationTitle || collection?.title || '';
}

function addressOf(
  { externalLink, memberAreaId }: NavigationEntry,
  collection: LayoutCollection | undefined,
): string {
  if (externalLink) return externalLink.url;
  if (collection) return `/${collection.urlId}`;
  return memberAreaId === undefined ? '' : '/members';
}
