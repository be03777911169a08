import { isOfBlocks, type SitePage } from '@sitewright/contract';

/**
 * Where a page is edited, behind the site's part of the address; undefined: nowhere. One of blocks is
 * built in the editor, where an index shows its pages too; what a store or a blog holds has a screen
 * of its own.
 */
export function whereEdited({
  id,
  isBuilt,
  hasFields,
  isIndex,
  typeName,
}: Pick<SitePage, 'id' | 'isBuilt' | 'hasFields' | 'isIndex' | 'typeName'>): string | undefined {
  if (isBuilt) return `pages/${id}`;
  if (typeName === 'products') return 'products';
  if (!isIndex && holdsPosts(typeName)) return `pages/collection/${id}`;
  return hasFields || isIndex ? `pages/${id}/fields` : undefined;
}

/** Also a collection of the theme's own; an index of one only groups pages, and a store has products. */
export function holdsPosts(typeName: string): boolean {
  return !isOfBlocks(typeName) && typeName !== 'index' && typeName !== 'products';
}
