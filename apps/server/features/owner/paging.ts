/** Pages of twenty. */
import { z } from 'zod';
import { html, type Html } from '../../html.ts';

export const pageSize = 20;
const maxPage = 100_000;

/** `?page=`; whatever is no page is the first one. */
export const pageSchema = z.coerce.number().int().min(1).max(maxPage).catch(1);

export interface PageOf<Row> {
  rows: Row[];
  page: number;
  hasMore: boolean;
}

/** Cuts a page out of one row more than a page. */
export function toPage<Row>(rows: Row[], page: number): PageOf<Row> {
  return { rows: rows.slice(0, pageSize), page, hasMore: rows.length > pageSize };
}

/** Links to the page before and the page after; nothing when there is one page only. */
export function pagingLinks(list: PageOf<unknown>, path: string, query: string): Html | undefined {
  if (list.page === 1 && !list.hasMore) return undefined;
  const href = (page: number) => {
    const search = new URLSearchParams({ ...(query && { query }), page: String(page) });
    return `${path}?${search.toString()}`;
  };
  return html`<nav class="paging" aria-label="Pages">
    ${list.page > 1 && html`<a rel="prev" href="${href(list.page - 1)}">Previous</a>`}
    <span>Page ${list.page}</span>
    ${list.hasMore && html`<a rel="next" href="${href(list.page + 1)}">Next</a>`}
  </nav>`;
}
