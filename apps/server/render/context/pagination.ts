/** `pagination` of a list (template-format §4). Null when everything is on one page. */
export interface Pagination {
  readonly nextPage?: true;
  readonly nextPageOffset?: number;
  readonly nextPageUrl?: string;
  readonly prevPage?: true;
  readonly prevPageOffset?: number;
  readonly prevPageUrl?: string;
  readonly pageSize: number;
}

export interface PageLinks {
  /** Path of the list. */
  readonly path: string;
  /** Filters that every page keeps. */
  readonly filters: Readonly<Record<string, string>>;
  readonly pageSize: number;
  readonly next?: { readonly offset: number };
  /** Without an offset: the first page. */
  readonly prev?: { readonly offset?: number; readonly isReverse?: boolean };
}

/** The links of a list as pages carry them; null where it has one page. */
export function presentPagination(links: PageLinks): Pagination | null {
  const { next, prev } = links;
  if (next === undefined && prev === undefined) return null;
  return {
    ...(next === undefined
      ? {}
      : { nextPage: true, nextPageOffset: next.offset, nextPageUrl: pageUrl(links, next) }),
    ...(prev === undefined
      ? {}
      : { prevPage: true, prevPageOffset: prev.offset ?? 0, prevPageUrl: pageUrl(links, prev) }),
    pageSize: links.pageSize,
  };
}

function pageUrl(links: PageLinks, page: { offset?: number; isReverse?: boolean }): string {
  const query = new URLSearchParams();
  if (page.offset !== undefined) query.set('offset', String(page.offset));
  if (page.isReverse === true) query.set('reversePaginate', 'true');
  for (const [name, value] of Object.entries(links.filters)) query.set(name, value);
  const text = query.toString().replaceAll('&', '&amp;');
  return text === '' ? links.path : `${links.path}?${text}`;
}
