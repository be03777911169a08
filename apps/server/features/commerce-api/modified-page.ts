/** Pages of what changed last, by keys that cost the same however long the list is. */
import { apiLimits } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { AskedPage } from './cursor.ts';

interface ModifiedRow {
  id: string;
  /** Exact to the microsecond, as the database orders it. */
  at: string;
}

/** The time of a column as text of microseconds: a Date would cut it to milliseconds. */
export function microseconds(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`;
}

/** Which rows a page has: those behind its place, of its span of time. */
export function modifiedBehind(
  column: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  { place, filter: { modifiedAfter, modifiedBefore } }: AskedPage,
): RawBuilder<boolean> {
  const parts = [
    place?.at !== undefined && sql`(${column}, ${id}) < (${instantOf(place.at)}, ${place.id})`,
    modifiedAfter !== undefined && sql`${column} > ${new Date(modifiedAfter)}`,
    modifiedBefore !== undefined && sql`${column} < ${new Date(modifiedBefore)}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`;
}

function instantOf(at: string) {
  return sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`;
}

/** One more than a page was read, to know whether there is another. */
export const readRows = apiLimits.pageSize + 1;

/** @returns the rows of the page, and the last one when more come behind it */
export function cutRows<Row extends Partial<ModifiedRow> & { id: string }>(rows: readonly Row[]) {
  const page = rows.slice(0, apiLimits.pageSize);
  return { page, last: rows.length > page.length ? page.at(-1) : undefined };
}
