import type { SitePage } from '@sitewright/contract';

/** What the list of pages can be narrowed to. */
export const pageFilters = ['live', 'unpublished', 'off', 'locked', 'notLinked'] as const;

export type PageFilter = (typeof pageFilters)[number];

type Known = Pick<SitePage, 'id' | 'title' | 'urlId' | 'isEnabled' | 'isProtected' | 'document'>;

/** Pages whose title or address has the words, and of which the filter is true. */
export function narrowPages<Page extends Known>(
  pages: readonly Page[],
  { search, filter }: { readonly search: string; readonly filter: PageFilter | undefined },
  unlinked: ReadonlySet<string>,
): Page[] {
  const words = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return pages.filter((page) => {
    const text = `${page.title} /${page.urlId}`.toLocaleLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (filter === undefined || isOf(page, filter, unlinked))
    );
  });
}

function isOf(page: Known, filter: PageFilter, unlinked: ReadonlySet<string>): boolean {
  const isPublished = page.document === null || page.document.state === 'published';
  switch (filter) {
    case 'live': {
      return isPublished && page.isEnabled;
    }
    case 'unpublished': {
      return !isPublished;
    }
    case 'off': {
      return !page.isEnabled && !page.isProtected;
    }
    case 'locked': {
      return page.isProtected;
    }
    case 'notLinked': {
      return unlinked.has(page.id);
    }
  }
}
