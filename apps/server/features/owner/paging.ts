/** Pages of twenty from a row on, which costs the same however long the list is. */
import { z } from 'zod';
import { html, type Html } from '../../html.ts';
import { ownerTexts as texts, type OwnerLanguage } from './owner-texts.ts';

export const pageSize = 20;

const keySchema = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .optional()
  .catch(undefined);

/**
 * `?before=` and `?after=`: the key of the row beside the page. Lists have the newest first, so
 * `before` leads to the rows below and `after` to those above.
 */
export const placeSchema = z.object({ before: keySchema, after: keySchema });
export type RowPlace = z.infer<typeof placeSchema>;

export interface PlacedPage<Row> {
  rows: Row[];
  /** Where the page of older rows begins; undefined when there is none. */
  older: RowPlace | undefined;
  newer: RowPlace | undefined;
}

/** The way to walk from a place: up the list rows come in the opposite order. */
export function isUpwards({ after }: RowPlace): boolean {
  return after !== undefined;
}

/** @param rows in the order of the list, one more than a page when there are more in the way gone */
export function cutPage<Row>(
  rows: readonly Row[],
  place: RowPlace,
  keyOf: (row: Row) => string,
): PlacedPage<Row> {
  const isMore = rows.length > pageSize;
  const isBack = isUpwards(place);
  const shown = isBack ? rows.slice(-pageSize) : rows.slice(0, pageSize);
  const [first, last] = [shown[0], shown.at(-1)];
  const hasOlder = isBack || isMore;
  const hasNewer = isBack ? isMore : place.before !== undefined;
  return {
    rows: shown,
    older: hasOlder && last !== undefined ? { before: keyOf(last) } : undefined,
    newer: hasNewer && first !== undefined ? { after: keyOf(first) } : undefined,
  };
}

/** Links to newer and older rows; nothing when there is one page only. */
export function placeLinks(
  { older, newer }: PlacedPage<unknown>,
  path: string,
  { language }: { language: OwnerLanguage },
): Html | undefined {
  if (older === undefined && newer === undefined) return undefined;
  const href = (place: RowPlace) => `${path}?${new URLSearchParams({ ...place }).toString()}`;
  return html`<nav class="paging" aria-label="${texts.places[language]}">
    ${newer && html`<a rel="prev" href="${href(newer)}">${texts.previous[language]}</a>`}
    ${older && html`<a rel="next" href="${href(older)}">${texts.next[language]}</a>`}
  </nav>`;
}
