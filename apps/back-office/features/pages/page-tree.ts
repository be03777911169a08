/**
 * All pages of a site as one tree: each menu with its entries, then what no menu leads to. An entry
 * that is moved changes one menu or two.
 */
import type { SiteLink, SiteMenu } from '@sitewright/contract';
import type { DropPlace } from '../../ui/drag-line.ts';
import {
  dropPath,
  dropTarget,
  findEntry,
  fitsAt,
  insertEntry,
  moveEntry,
  removeEntry,
  targetOf,
  type Direction,
  type EntryPath,
} from '../navigation/menu-rows.ts';
import { pagesIn } from './page-menus.ts';

/** An entry of a menu, or one that a page would be which none leads to. */
export type TreePlace =
  | { readonly menu: string; readonly path: EntryPath }
  | { readonly menu?: undefined; readonly entry: SiteLink };

/** A place of a menu. */
export interface MenuPlace {
  readonly menu: string;
  readonly path: EntryPath;
}

/** Where something goes: a place of a menu without what moves, or out of all of them. */
export type TreeTarget = MenuPlace | { readonly menu?: undefined };

/** The place of a menu in words, as an address has it. */
export function writePlace({ menu, path }: MenuPlace): string {
  return `${path.join('.')}/${menu}`;
}

/** The place that such words name; undefined where the site has none such. */
export function readPlace(words: string, menus: readonly SiteMenu[]): MenuPlace | undefined {
  const [, digits = '', menu = ''] = /^(\d{1,4}(?:\.\d{1,4})?)\/(.+)$/.exec(words) ?? [];
  const path = digits.split('.').map(Number);
  const isKnown = menus.some(({ identifier }) => identifier === menu);
  return isKnown ? { menu, path } : undefined;
}

/** A menu as it shall be, and as it was. */
export interface MenuChange {
  readonly menu: string;
  readonly items: readonly SiteLink[];
  readonly from: readonly SiteLink[];
}

/** The pages that no menu leads to. */
export function unlinkedPages<Page extends { readonly id: string }>(
  menus: readonly SiteMenu[],
  pages: readonly Page[],
): Page[] {
  const linked = new Set(menus.flatMap(({ links }) => pagesIn(links)));
  return pages.filter(({ id }) => !linked.has(id));
}

/**
 * Where an arrow key brings it; undefined: nowhere. Up and down go on in the menu before and behind,
 * and behind the last one is what is not linked.
 */
export function wayOf(
  menus: readonly SiteMenu[],
  from: TreePlace,
  way: Direction,
): TreeTarget | undefined {
  if (from.menu === undefined) {
    const last = menus.at(-1);
    return way === 'up' && last ? endOf(last) : undefined;
  }
  const index = menus.findIndex(({ identifier }) => identifier === from.menu);
  const menu = menus[index];
  if (!menu) return undefined;
  const path = targetOf(menu.links, from.path, way);
  if (path) return { menu: menu.identifier, path };
  if (from.path.length > 1) return undefined;
  if (way === 'up') return index > 0 ? endOf(menus[index - 1]!) : undefined;
  if (way !== 'down') return undefined;
  const next = menus[index + 1];
  if (next) return startOf(next);
  return isPage(findEntry(menu.links, from.path)) ? {} : undefined;
}

/** The last place of a menu. */
export function endOf({ identifier, links }: SiteMenu): MenuPlace {
  return { menu: identifier, path: [links.length] };
}

/** The first place of a menu. */
export function startOf({ identifier }: SiteMenu): TreeTarget {
  return { menu: identifier, path: [0] };
}

/** Where it comes to lie when it is dropped at an entry; undefined: it cannot. */
export function dropOf(
  menus: readonly SiteMenu[],
  from: TreePlace,
  over: { readonly menu: string; readonly path: EntryPath; readonly place: DropPlace },
): TreeTarget | undefined {
  const links = linksOf(menus, over.menu);
  const { menu, path, place } = over;
  if (from.menu === menu) {
    const target = dropTarget(links, from.path, { path, place });
    return target && { menu, path: target };
  }
  const moved = entryAt(menus, from);
  const target = dropPath(links, { path, place });
  return fitsAt(moved, target) ? { menu, path: target } : undefined;
}

/** Whether it can leave all menus: a page alone, since a link or a folder would be gone. */
export function mayUnlink(menus: readonly SiteMenu[], from: TreePlace): boolean {
  return from.menu !== undefined && isPage(entryAt(menus, from));
}

/** The menus that change when it goes there. */
export function changesOf(
  menus: readonly SiteMenu[],
  from: TreePlace,
  to: TreeTarget,
): MenuChange[] {
  const entry = entryAt(menus, from);
  if (!entry) return [];
  if (from.menu !== undefined && from.menu === to.menu) {
    const links = linksOf(menus, from.menu);
    return [{ menu: from.menu, items: moveEntry(links, from.path, to.path), from: links }];
  }
  const changes: MenuChange[] = [];
  if (to.menu !== undefined) {
    const links = linksOf(menus, to.menu);
    changes.push({ menu: to.menu, items: insertEntry(links, to.path, entry), from: links });
  }
  if (from.menu !== undefined) {
    const links = linksOf(menus, from.menu);
    changes.push({ menu: from.menu, items: removeEntry(links, from.path), from: links });
  }
  return changes;
}

/** What stands there. */
export function entryAt(menus: readonly SiteMenu[], at: TreePlace): SiteLink | undefined {
  return at.menu === undefined ? at.entry : findEntry(linksOf(menus, at.menu), at.path);
}

/** The menus after these changes. */
export function withChanges(
  menus: readonly SiteMenu[],
  changes: readonly MenuChange[],
): SiteMenu[] {
  return menus.map((menu) => {
    const change = changes.find((one) => one.menu === menu.identifier);
    return change ? { ...menu, links: [...change.items] } : menu;
  });
}

function linksOf(menus: readonly SiteMenu[], menu: string): readonly SiteLink[] {
  return menus.find(({ identifier }) => identifier === menu)?.links ?? [];
}

function isPage(entry: SiteLink | undefined): boolean {
  return entry?.collectionId !== undefined && (entry.items?.length ?? 0) === 0;
}
