import type { FigureName, ReportName } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { rowByRow } from '../../db/walk-list.ts';
import { figureOf, isAdditive, measuresIn } from './figures.ts';
import { cutSums, type Period } from './period.ts';
import { measureColumns } from './report-move.ts';
import {
  rowsOfReport,
  selectLargest,
  selectSums,
  sumColumns,
  type ReportScope,
} from './report-sums.ts';

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
 * out.
 */
export async function findKeys(
  asked: AskedReport,
  period: Period,
  query: PageQuery,
): Promise<FoundKey[]> {
  const found = isByNet(asked, period, query) ? undefined : await addUpAll(asked, period, query);
  return found ?? addUpParts(asked, period, query);
}

/** Whether an index has all of the period in the order of the net sales (migration 0445). */
function isByNet({ report }: AskedReport, period: Period, { sort }: PageQuery): boolean {
  return (
    report === 'products' &&
    sort === 'netCents' &&
    cutSums(period).rest.every(({ when }) => when === 'something-after')
  );
}

/**
 * The rows of each key are added up: of what is a sum of measures, that alone. Whether a key has a
 * number at all is told row by row, which is not so where rows cancel each other out.
 * @returns undefined where that is so of a key that was found
 */
async function addUpAll(
  asked: AskedReport,
  period: Period,
  { sort, direction, after, limit }: PageQuery,
): Promise<FoundKey[] | undefined> {
  const { db, scope, report, isCounted } = asked;
  const source = { report: rowsOfReport[report], period, isCounted };
  const figure = figureOf(sort);
  const [added, sum] = isAdditive(sort)
    ? [sql`${figure} as figure`, sql`sum(figure)`]
    : [sql.raw(measuresIn(sort).join(', ')), figureOf(sort, 'sum')];
  const sorted = sql.ref('sorted');
  // What is added up is worked out before: the fewer columns rows have, the more fit into memory.
  const rows = await readRows<FoundKey>(
    db,
    sql`
    select key, sorted from (
      select key, (${sum})::bigint as sorted, bool_or(told) as told from (
        select key, ${added}, ${isTold} as told from (${selectSums(scope, source)}) r offset 0) f
      group by key) t
    where told and ${isBehindOf(sorted, direction, after)}
    ${orderOf(sorted, direction)} limit ${limit + 1}`,
  );
  const zeros = rows.filter((row) => Number(row.sorted) === 0).map(({ key }) => key);
  return (await areTold(asked, source, zeros)) ? rows : undefined;
}

/** Whether all of these have a number in the sum of the period. */
async function areTold(
  { db, scope }: AskedReport,
  source: { report: string; period: Period; isCounted: boolean },
  keys: readonly string[],
): Promise<boolean> {
  if (keys.length === 0) return true;
  const rows = selectSums(scope, { ...source, keys: sql`${[...keys]}::text[]` });
  const told = await readRows<{ key: string }>(
    db,
    sql`select key from (select key, ${sumColumns} from (${rows}) r group by key) t where ${isTold}`,
  );
  return told.length === keys.length;
}

/**
 * Only what the other parts of the period are about is added up: all else has one row in the largest
 * part, which is its sum, and the first of these are as many as a page.
 */
function addUpParts(
  { db, scope, report, isCounted }: AskedReport,
  period: Period,
  { sort, direction, after, limit }: PageQuery,
): Promise<FoundKey[]> {
  const source = { report: rowsOfReport[report], period, isCounted };
  const { largest, rest } = selectLargest(scope, source);
  const keysOfRest = sql`array(select distinct key from rest)`;
  const added = selectLargest(scope, { ...source, keys: keysOfRest }).largest;
  const figure = sql`${figureOf(sort)}::bigint`;
  const isBehind = isBehindOf(figure, direction, after);
  const first = (rows: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`(select key, ${figure} as sorted from (${rows}) r
      where ${isTold} and ${isBehind} and ${condition}
      ${orderOf(figure, direction)} limit ${limit + 1})`;
  // Without names, which are in no index.
  const numbers = (rows: RawBuilder<unknown>) => sql`select key, ${allMeasures} from ${rows}`;
  const parts = [numbers(sql`rest`), ...added.map((rows) => numbers(sql`(${rows}) d`))];
  const sums = sql`select key, ${sumColumns} from (${sql.join(parts, sql` union all `)}) a group by key`;
  // What is hashed is told to the planner as an array, of which it expects little.
  const isAlone = sql`not ${rowByRow(sql`key in (select unnest(${keysOfRest}))`)}`;
  return readRows<FoundKey>(
    db,
    sql`
    with rest as materialized (${numbers(sql`(${rest}) d`)})
    select key, sorted from (${sql.join(
      [first(sums, sql`true`), ...largest.map((rows) => first(rows, isAlone))],
      sql` union all `,
    )}) t
    ${orderOf(sql`sorted`, direction)} limit ${limit + 1}`,
  );
}

function orderOf(figure: RawBuilder<unknown>, direction: PageQuery['direction']) {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return sql`order by ${figure} ${way}, key ${way}`;
}

function isBehindOf(
  figure: RawBuilder<unknown>,
  direction: PageQuery['direction'],
  after: string | undefined,
): RawBuilder<unknown> {
  const place = readPlace(after);
  const side = direction === 'asc' ? sql`>` : sql`<`;
  return place ? sql`(${figure}, key) ${side} (${place.value}::bigint, ${place.key})` : sql`true`;
}

const allMeasures = sql.raw(measureColumns.join(', '));

/** True of a row with a number that is not zero. */
const isTold = sql.raw(`(${measureColumns.map((name) => `${name} <> 0`).join(' or ')})`);

/** A place that is none begins at the start. */
function readPlace(after: string | undefined): { value: string; key: string } | undefined {
  const [, value, key] = /^(-?\d{1,18})\|(.*)$/s.exec(after ?? '') ?? [];
  return value === undefined || key === undefined ? undefined : { value, key };
}
