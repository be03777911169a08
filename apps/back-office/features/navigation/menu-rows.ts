/** Moves entries of a menu. A menu is a list of lists; an entry is found by its path. */

/** Places of the entries above it and its own, from the top: `[2, 0]` is the first in the third. */
export type EntryPath = readonly number[];

/** An entry as far as moving goes. */
export interface Entry {
  readonly items?: readonly this[] | undefined;
  readonly isFolder?: boolean | undefined;
}

/** Whether others can stand below it, also before any does. */
export function isFolder({ items, isFolder: may }: Entry): boolean {
  return items !== undefined || may === true;
}

/** Themes show a menu and its folders; deeper entries are theirs alone. */
export const mostLevels = 2;

/** An entry with its path. */
export interface MenuRow<Item> {
  readonly path: EntryPath;
  readonly item: Item;
  /** How many entries stand beside it, itself among them. */
  readonly siblings: number;
}

/** All entries, each before those in it. */
export function listRows<Item extends Entry>(
  items: readonly Item[],
  above: EntryPath = [],
): MenuRow<Item>[] {
  return items.flatMap((item, index) => {
    const path = [...above, index];
    return [{ path, item, siblings: items.length }, ...listRows<Item>(item.items ?? [], path)];
  });
}

/** Where an entry may go by a key. */
export type Direction = 'up' | 'down' | 'in' | 'out';

/** Where the entry would stand; undefined: it cannot go there. */
export function targetOf<Item extends Entry>(
  items: readonly Item[],
  path: EntryPath,
  direction: Direction,
): EntryPath | undefined {
  const above = path.slice(0, -1);
  const index = path.at(-1) ?? 0;
  const beside = above.length === 0 ? items : (findEntry(items, above)?.items ?? []);
  if (direction === 'up') return index > 0 ? [...above, index - 1] : undefined;
  if (direction === 'down') return index < beside.length - 1 ? behind(path) : undefined;
  if (direction === 'out') {
    return above.length > 0 ? behind(above) : undefined;
  }
  const folder = beside[index - 1];
  const fits = fitsAt(beside[index], [...path, 0]);
  const isTaken = folder !== undefined && isFolder(folder) && fits;
  return isTaken ? [...above, index - 1, folder.items?.length ?? 0] : undefined;
}

/** The entry at a path. */
export function findEntry<Item extends Entry>(
  items: readonly Item[],
  [index = 0, ...below]: EntryPath,
): Item | undefined {
  const item = items[index];
  return below.length === 0 ? item : item && findEntry<Item>(item.items ?? [], below);
}

/** The menu without the entry. */
export function removeEntry<Item extends Entry>(items: readonly Item[], path: EntryPath): Item[] {
  return changeBeside(items, path, (beside, index) => beside.toSpliced(index, 1));
}

/** The menu with an entry at this path; what stood there stands behind it. */
export function insertEntry<Item extends Entry>(
  items: readonly Item[],
  path: EntryPath,
  item: Item,
): Item[] {
  return changeBeside(items, path, (beside, index) => beside.toSpliced(index, 0, item));
}

/** The menu with another entry in the place of one. */
export function replaceEntry<Item extends Entry>(
  items: readonly Item[],
  path: EntryPath,
  item: Item,
): Item[] {
  return changeBeside(items, path, (beside, index) => beside.with(index, item));
}

/** The entry goes to where `targetOf` says: the path is that of the menu without it. */
export function moveEntry<Item extends Entry>(
  items: readonly Item[],
  from: EntryPath,
  to: EntryPath,
): Item[] {
  const item = findEntry(items, from);
  return item ? insertEntry(removeEntry(items, from), to, item) : [...items];
}

/** The path behind an entry. */
export function behind(path: EntryPath): EntryPath {
  return [...path.slice(0, -1), (path.at(-1) ?? 0) + 1];
}

/** Beside an entry or in it. */
interface DropOver {
  readonly path: EntryPath;
  readonly place: 'before' | 'after' | 'into';
}

/** The path of what is put there, behind all that an entry holds already. */
export function dropPath<Item extends Entry>(
  items: readonly Item[],
  { path, place }: DropOver,
): EntryPath {
  if (place === 'into') return [...path, findEntry(items, path)?.items?.length ?? 0];
  return place === 'after' ? behind(path) : path;
}

/**
 * Where a dragged entry comes to stand when it is dropped before or into another one, as a path of
 * the menu without it; undefined: it cannot lie there.
 */
export function dropTarget<Item extends Entry>(
  items: readonly Item[],
  from: EntryPath,
  over: DropOver,
): EntryPath | undefined {
  const isInItself = from.every((index, level) => over.path[level] === index);
  if (isInItself) return undefined;
  const dragged = findEntry(items, from);
  const wanted = dropPath(items, over);
  return fitsAt(dragged, wanted) ? withoutBefore(wanted, from) : undefined;
}

/** Taking an entry out moves those behind it, and what is in them, up by one. */
function withoutBefore(path: EntryPath, from: EntryPath): EntryPath {
  const level = from.length - 1;
  const isBeside = from.slice(0, -1).every((index, at) => path[at] === index);
  const [own = 0, gone = 0] = [path[level], from[level]];
  return isBeside && path.length > level && own > gone ? path.with(level, own - 1) : path;
}

/** Whether an entry with all that is in it can stand at a path. */
export function fitsAt<Item extends Entry>(item: Item | undefined, path: EntryPath): boolean {
  return path.length + depthOf(item) - 1 <= mostLevels;
}

/** Levels that an entry takes: itself and what is in it. */
function depthOf<Item extends Entry>(item: Item | undefined): number {
  return 1 + Math.max(0, ...(item?.items ?? []).map((below) => depthOf<Item>(below)));
}

function changeBeside<Item extends Entry>(
  items: readonly Item[],
  [index = 0, ...below]: EntryPath,
  change: (beside: readonly Item[], index: number) => Item[],
): Item[] {
  if (below.length === 0) return change(items, index);
  return items.map((item, at) =>
    at === index ? { ...item, items: changeBeside<Item>(item.items ?? [], below, change) } : item,
  );
}
