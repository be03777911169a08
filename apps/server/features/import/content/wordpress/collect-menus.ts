/** Menus of WordPress: their entries are items of the export that name each other. */
import { contentLimits, type FoundLink } from '../content-things.ts';
import { entryKey } from './entry-key.ts';

export interface MenuItem {
  readonly line: number;
  readonly id: string;
  readonly title: string;
  /** Name of the menu. */
  readonly menu: string;
  /** Entry above; `0`: none. */
  readonly parent: string;
  readonly place: number;
  /** `post_type`, `custom`, `taxonomy`. */
  readonly type: string;
  readonly object: string;
  readonly objectId: string;
  readonly url: string;
}

/** By their names, the entries in their order. */
export function collectMenus(
  items: readonly MenuItem[],
  origin: URL | undefined,
): { title: string; items: FoundLink[] }[] {
  const menus = Map.groupBy(items, ({ menu }) => menu);
  return [...menus].map(([title, own]) => {
    const below = Map.groupBy(own.slice(0, contentLimits.menuLinks), ({ parent }) => parent);
    const linksBelow = (parent: string, depth: number): FoundLink[] =>
      depth > contentLimits.menuDepth
        ? []
        : (below.get(parent) ?? [])
            .toSorted((one, other) => one.place - other.place)
            .map((item) => toLink(item, origin, linksBelow(item.id, depth + 1)));
    return { title, items: linksBelow('0', 1) };
  });
}

function toLink(item: MenuItem, origin: URL | undefined, items: FoundLink[]): FoundLink {
  const { title, type, objectId, url } = item;
  if (type === 'post_type') return { title, key: entryKey(origin, objectId), items };
  return { title, ...(url && { url }), items };
}
