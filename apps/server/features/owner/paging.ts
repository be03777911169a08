/** Pages of twenty: counted, or from a row on, which costs the same however long the list is. */
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

const idSchema = z.string().max(40).optional().catch(undefined);

/** `?before=` and `?after=`: the id of the row beside the page, in a list with the newest first. */
export const placeSchema = z.object({ before: idSchema, after: idSchema });
export type ListPlace = z.infer<typeof placeSchema>;

export interface PlacedPage<Row> {
  rows: Row[];
  /** Where the page of older rows begins; undefined when there is none. */
  older: ListPlace | undefined;
  newer: ListPlace | undefined;
}

/** @param rows newest first, one more than a page when there are more in the way that was gone */
export function cutPage<Row extends { id: string }>(
  rows: readonly Row[],
  { before, after }: ListPlace,
): PlacedPage<Row> {
  const isMore = rows.length > pageSize;
  const isBack = after !== undefined;
  const shown = isBack ? rows.slice(-pageSize) : rows.slice(0, pageSize);
  const [first, last] = [shown[0]?.id, shown.at(-1)?.id];
  const hasOlder = isBack || isMore;
  const hasNewer = isBack ? isMore : before !== undefined;
  return {
    rows: shown,
    older: hasOlder && last !== undefined ? { before: last } : undefined,
    newer: hasNewer && first !== undefined ? { after: first } : undefined,
  };
}

/** Links to newer and older rows; nothing when there is one page only. */
export function placeLinks(
  { older, newer }: PlacedPage<unknown>,
  path: string,
  query: string,
): Html | undefined {
  if (older === undefined && newer === undefined) return undefined;
  const href = (place: ListPlace) => {
    const search = new URLSearchParams({ ...(query && { query }), ...place });
    return `${path}?${search.toString()}`;
  };
  return html`<nav class="paging" aria-label="Pages">
    ${newer && html`<a rel="prev" href="${href(newer)}">Previous</a>`}
    ${older && html`<a rel="next" href="${href(older)}">Next</a>`}
  </nav>`;
}
