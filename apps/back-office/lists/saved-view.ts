import type { CallAnswer } from '@sitewright/contract';

/** A saved view of a list. */
export type SavedView = CallAnswer<'GET /api/sites/:identifier/saved-views'>['views'][number];

/** Search, filters and sorting of a list, as its address has them. */
export type ListQuery = Readonly<Record<string, string>>;

/** Address of a list with its search, filters and sorting. */
export function withQuery(path: string, query: ListQuery): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}
