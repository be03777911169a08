/** Sums of a report over periods: what is counted by day, and what waits to be counted. */
import type { ReportName, ReportUnit } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { isWithinDays } from '../../db/within-days.ts';
import { cutSums, listStarts, startOf, type Period, type SumPart } from './period.ts';
import { measureColumns, type Measure } from './report-move.ts';

/** What a report is read of. */
export interface ReportScope {
  siteId: string;
  zone: string;
  currency: string;
  isTest: boolean;
}

/** The rows that each report is made of. */
export const rowsOfReport: Readonly<Record<ReportName, string>> = {
  sales: 'sales',
  refunds: 'refund',
  products: 'product',
  discounts: 'discount',
  taxes: 'tax',
  payments: 'method',
  channels: 'channel',
  customers: 'customer',
  sources: 'source',
  campaigns: 'campaign',
};

/** What moves of sales are told apart by, and by which keys. */
const keysOfSales: Readonly<Partial<Record<string, RawBuilder<string>>>> = {
  channel: sql`m.channel`,
  customer: sql`case when m.is_new_customer then 'new' else 'returning' end`,
  source: sql`m.came_from`,
  campaign: sql`m.campaign`,
};

/** Key of a move in a report: those of {@link keysOfSales} are moves of sales. */
export function keyOfMove(report: string): RawBuilder<string> {
  return keysOfSales[report] ?? sql`m.key`;
}

/** The report whose moves a report is made of. */
export function moveOf(report: string): string {
  return report in keysOfSales ? 'sales' : report;
}

/** True when the days of the site are counted by this time zone; else moves alone tell. */
export async function isCountedBy(
  db: ReadDatabase,
  { siteId, zone }: ReportScope,
): Promise<boolean> {
  const row = await db
    .selectFrom('report_sites')
    .select('zone')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.zone === zone;
}

interface SumSource {
  report: string;
  period: Period;
  isCounted: boolean;
  /** Rows that a course by this unit is read of: each lies within one of its steps. */
  courseBy?: ReportUnit | undefined;
  /** Rows of these alone, each of which is found by its key and its day. */
  keys?: RawBuilder<unknown> | undefined;
}

const named = sql.raw(measureColumns.join(', '));

/** Rows with `day`, `key`, `label`, `detail` and the measures: to be summed by the asking statement. */
export function selectSums(scope: ReportScope, source: SumSource): RawBuilder<unknown> {
  return selectParts(scope, source, source.isCounted ? partsOf(source) : []);
}

function partsOf({ period, courseBy }: SumSource): readonly SumPart[] {
  const isOfDays = courseBy === 'day' || courseBy === 'week';
  if (isOfDays) return [{ stretch: { grain: 'day', ...period }, when: 'always' }];
  const { largest, rest } = cutSums(period, courseBy === undefined ? 'year' : 'month');
  return [...largest, ...rest];
}

/** The same rows in two: those of the largest part, of which a key has one, and all others. */
export function selectLargest(
  scope: ReportScope,
  source: SumSource,
): { largest: RawBuilder<unknown>[]; rest: RawBuilder<unknown> } {
  const { largest, rest } = cutSums(source.period);
  const { isCounted } = source;
  return {
    largest: isCounted ? largest.map((part) => selectCounted(scope, source, part)) : [],
    rest: selectParts(scope, source, isCounted ? rest : []),
  };
}

function selectParts(
  scope: ReportScope,
  source: SumSource,
  parts: readonly SumPart[],
): RawBuilder<unknown> {
  const counted = parts.map((part) => selectCounted(scope, source, part));
  return sql.join([...counted, selectWaiting(scope, source)], sql` union all `);
}

function selectWaiting(
  { siteId, zone, currency, isTest }: ReportScope,
  { report, period, isCounted, keys }: SumSource,
): RawBuilder<unknown> {
  const key = keyOfMove(report);
  return sql`
    select (m.happened_at at time zone ${zone})::date as day, ${key} as key,
      case when m.report = ${report} then m.label else '' end as label,
      case when m.report = ${report} then m.detail else '' end as detail, ${named}
    from report_moves m
    where m.site_id = ${siteId} and m.is_test = ${isTest} and m.currency = ${currency}
      and m.report = ${moveOf(report)} and ${isWithinDays(sql`m.happened_at`, period, sql`${zone}`)}
      ${isCounted ? sql`and not m.is_counted` : sql``}
      ${keys ? sql`and ${key} = any(${keys})` : sql``}`;
}

/**
 * Whether something is counted after the period is looked up by the statement that sums, so that
 * nothing comes between.
 */
function selectCounted(
  { siteId, currency, isTest }: ReportScope,
  { report, period, keys }: SumSource,
  { stretch, when }: SumPart,
): RawBuilder<unknown> {
  const { grain, from, to } = stretch;
  // Told to the planner as they are: an index may be of some reports and grains alone.
  const isOfReport = sql`site_id = ${siteId} and is_test = ${isTest} and currency = ${currency}
    and report = ${sql.lit(report)}`;
  const isOfDay = keys
    ? sql`day = any(${listStarts(stretch)}::date[]) and key = any(${keys})`
    : from === startOf(to, grain)
      ? sql`day = ${from}::date`
      : sql`day >= ${from}::date and day <= ${to}::date`;
  // The last day is the end of an index. Asked for any day after, the planner reads the whole table
  // to find that there is none.
  const goesOn = sql`coalesce((select max(day) from report_days
    where ${isOfReport} and grain = 'day') > ${period.to}::date, false)`;
  const counts = {
    always: sql`true`,
    'something-after': goesOn,
    'nothing-after': sql`not ${goesOn}`,
  }[when];
  // An index has all of that but for names, in the order of the net sales: see migration 0445.
  const isInIndex = report === 'product' && grain !== 'day' && !keys;
  return sql`
    select day, key, label, detail, ${named} from report_days
    where ${isOfReport} and grain = ${sql.lit(grain)} and ${isOfDay} and ${counts}
      and ${isInIndex ? sql`report || ' by net' = 'product by net'` : sql`true`}`;
}

/** A sum as the database tells it: large numbers are text. */
export type SumRow = Record<Measure, string | number | null>;

/** `sum(orders) as orders, …` */
export const sumColumns = sql.raw(
  measureColumns.map((name) => `coalesce(sum(${name}), 0) as ${name}`).join(', '),
);
