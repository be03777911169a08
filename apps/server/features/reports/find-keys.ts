import type { FigureName, ReportName } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { rowByRow } from '../../db/walk-list.ts';
import { figureOf } from './figures.ts';
import type { Period } from './period.ts';
import { measureColumns } from './report-move.ts';
import { rowsOfReport, selectLargest, sumColumns, type ReportScope } from './report-sums.ts';

/** What a report is asked of. */
export interface AskedReport {
  db: ReadDatabase;
  scope: ReportScope;
  report: ReportName;
  isCounted: boolean;
}

/** By which figure lines stand, and which of them are asked for. */
export interface PageQuery {
  sort: FigureName;
  direction: 'asc' | 'desc';
  after?: string | undefined;
  limit: number;
}

/** A line and its place. */
export interface FoundKey {
  readonly key: string;
  readonly sorted: string;
}

/**
 * Keys of a page of lines and one more, by a figure and then by key; those without any number are left
 * out. Only what the other parts of the period are about is added up: all else has one row in the
 * largest part, which is its sum, and the first of these are as many as a page. An index has the net
 * sales of products in their order (migration 0443).
 */
export function findKeys(
  { db, scope, report, isCounted }: AskedReport,
  period: Period,
  { sort, direction, after, limit }: PageQuery,
): Promise<FoundKey[]> {
  const source = { report: rowsOfReport[report], period, isCounted };
  const { rest } = selectLargest(scope, source);
  const { largest } = selectLargest(scope, { ...source, isByNet: sort === 'netCents' });
  const keysOfRest = sql`array(select distinct key from rest)`;
  const added = selectLargest(scope, { ...source, keys: keysOfRest }).largest;
  const figure = sql`${figureOf(sort)}::bigint`;
  const place = readPlace(after);
  const [way, side] = direction === 'asc' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const isBehind = place
    ? sql`(${figure}, key) ${side} (${place.value}::bigint, ${place.key})`
    : sql`true`;
  const first = (rows: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`(select key, ${figure} as sorted from (${rows}) r
      where ${isTold} and ${isBehind} and ${condition}
      order by ${figure} ${way}, key ${way} limit ${limit + 1})`;
  const sums = sql`select key, ${sumColumns}
    from (${sql.join([sql`select * from rest`, ...added], sql` union all `)}) a group by key`;
  // What is hashed is told to the planner as an array, of which it expects little.
  const isAlone = sql`not ${rowByRow(sql`key in (select unnest(${keysOfRest}))`)}`;
  return readRows<FoundKey>(
    db,
    sql`
    with rest as materialized (${rest})
    select key, sorted from (${sql.join(
      [first(sums, sql`true`), ...largest.map((rows) => first(rows, isAlone))],
      sql` union all `,
    )}) t
    order by sorted ${way}, key ${way} limit ${limit + 1}`,
  );
}

/** True of a row with a number that is not zero. */
const isTold = sql.raw(`(${measureColumns.map((name) => `${name} <> 0`).join(' or ')})`);

/** A place that is none begins at the start. */
function readPlace(after: string | undefined): { value: string; key: string } | undefined {
  const [, value, key] = /^(-?\d{1,18})\|(.*)$/s.exec(after ?? '') ?? [];
  return value === undefined || key === undefined ? undefined : { value, key };
}
