/** Where a category may go among the others, as data. */
import type { Way } from '../../ui/drag-handle.tsx';
import type { DropPlace } from '../../ui/drag-line.ts';
import type { Category } from './category-tree.tsx';

/** A place among the children of a category; null: at the top. */
export interface CategoryPlace {
  readonly parentId: string | null;
  readonly displayIndex: number;
}

/** Those right below a category of a store page, in their order. */
function childrenOf(
  all: readonly Category[],
  { collectionId, parentId }: Pick<Category, 'collectionId' | 'parentId'>,
): readonly Category[] {
  return all.filter((one) => one.parentId === parentId && one.collectionId === collectionId);
}

function isBelow(all: readonly Category[], id: string | null, topId: string): boolean {
  for (let at = id; at !== null; at = all.find((one) => one.id === at)?.parentId ?? null) {
    if (at === topId) return true;
  }
  return false;
}

/**
 * The place of what is dropped at another category; undefined where it may not lie: at itself or below
 * itself, in another store page, or where it lies already.
 */
export function placeOf(
  all: readonly Category[],
  dragged: Category,
  at: { readonly target: Category; readonly place: DropPlace },
): CategoryPlace | undefined {
  const { target, place } = at;
  if (target.collectionId !== dragged.collectionId) return undefined;
  const parentId = place === 'into' ? target.id : target.parentId;
  if (target.id === dragged.id || isBelow(all, parentId, dragged.id)) return undefined;
  const { collectionId } = dragged;
  const beside = childrenOf(all, { collectionId, parentId }).filter(({ id }) => id !== dragged.id);
  const index = beside.findIndex(({ id }) => id === target.id);
  const displayIndex = place === 'into' ? beside.length : place === 'before' ? index : index + 1;
  const isThere = parentId === dragged.parentId && displayIndex === ownIndex(all, dragged);
  return isThere ? undefined : { parentId, displayIndex };
}

/** Where a key brings it; undefined: nowhere. */
export function stepOf(
  all: readonly Category[],
  category: Category,
  way: Way,
): CategoryPlace | undefined {
  const beside = childrenOf(all, category);
  const index = ownIndex(all, category);
  const { parentId } = category;
  if (way === 'up') return index > 0 ? { parentId, displayIndex: index - 1 } : undefined;
  if (way === 'down') {
    return index < beside.length - 1 ? { parentId, displayIndex: index + 1 } : undefined;
  }
  if (way === 'in') {
    const above = beside[index - 1];
    if (!above) return undefined;
    const { collectionId } = category;
    const below = childrenOf(all, { collectionId, parentId: above.id });
    return { parentId: above.id, displayIndex: below.length };
  }
  const parent = all.find(({ id }) => id === parentId);
  return parent && { parentId: parent.parentId, displayIndex: ownIndex(all, parent) + 1 };
}

function ownIndex(all: readonly Category[], category: Category): number {
  return childrenOf(all, category).findIndex(({ id }) => id === category.id);
}
