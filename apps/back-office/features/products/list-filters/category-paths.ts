/** What categories are called among all of a site. Pure. */
import type { CallAnswer } from '@sitewright/contract';
import type { StorePage } from '../store-page/use-store-pages.ts';

type Category = CallAnswer<'GET /api/sites/:identifier/categories'>['categories'][number];

/** Its name behind those above it; before them its store page, where there are several. */
export function nameCategory(
  id: string,
  all: readonly Category[],
  pages: readonly Pick<StorePage, 'id' | 'title'>[] = [],
): string | undefined {
  const own = all.find((one) => one.id === id);
  if (!own) return undefined;
  const names: string[] = [];
  for (let at: Category | undefined = own; at; at = parentOf(at, all))
    names.unshift(at.displayName);
  const page = pages.length > 1 ? pages.find((one) => one.id === own.collectionId) : undefined;
  return [...(page ? [page.title] : []), ...names].join(' › ');
}

function parentOf({ parentId }: Category, all: readonly Category[]): Category | undefined {
  return parentId === null ? undefined : all.find((one) => one.id === parentId);
}
