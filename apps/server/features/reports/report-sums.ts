/** Sums of a report over periods: what is counted by day, and what waits to be counted. */
import type { ReportName } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { cutPeriod, fillYear, listStarts, type Period, type Stretch } from './period.ts';
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
};

/** Key of a move in a report: those of channels and customers are moves of sales. */
export function keyOfMove(report: string): RawBuilder<string> {
  if (report === 'channel') return sql`m.channel`;
  if (report === 'customer') {
    return sql`case when m.is_new_customer then 'new' else 'returning' end`;
  }
  return sql`m.key`;
}

/** The report whose moves a report is made of. */
export function moveOf(report: string): string {
  return report === 'channel' || report === 'customer' ? 'sales' : report;
}

/** From the first moment of a period on, and before the day after it, by the shop's calendar. */
export function isWithin({ from, to }: Period, zone: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`m.happened_at >= (${from}::date)::timestamp at time zone ${zone}
    and m.happened_at < (${to}::date + 1)::timestamp at time zone ${zone}`;
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
  /** True: by single days, where a course is read. */
  isByDay?: boolean;
  /** Rows of these alone, each of which is found by its key and its day. */
  keys?: readonly string[] | undefined;
}

const named = sql.raw(measureColumns.join(', '));

/** Counted rows, and which keys of them. */
interface SumRows {
  readonly isOfReport: RawBuilder<unknown>;
  readonly keys: readonly string[] | undefined;
}

/** Rows with `day`, `key`, `label`, `detail` and the measures: to be summed by the asking statement. */
export function selectSums(
  scope: ReportScope,
  { report, period, isCounted, isByDay = false, keys }: SumSource,
): RawBuilder<unknown> {
  const { siteId, zone, currency, isTest } = scope;
  const waiting = sql`
    select (m.happened_at at time zone ${zone})::date as day, ${keyOfMove(report)} as key,
      case when m.report = ${report} then m.label else '' end as label,
      case when m.report = ${report} then m.detail else '' end as detail, ${named}
    from report_moves m
    where m.site_id = ${siteId} and m.is_test = ${isTest} and m.currency = ${currency}
      and m.report = ${moveOf(report)} and ${isWithin(period, sql`${zone}`)}
      ${isCounted ? sql`and not m.is_counted` : sql``}`;
  const rows = { isOfReport: isOf(scope, report), keys };
  const counted = () =>
    isByDay ? [selectStretch(rows, { grain: 'day', ...period })] : selectPeriod(rows, period);
  return sql.join([...(isCounted ? counted() : []), waiting], sql` union all `);
}

/**
 * Counted sums of a period. A month or year that still runs is one row for each key where nothing is
 * counted after the period, and a row for each day where something is. The statement itself looks
 * which it is, so that nothing comes between.
 */
function selectPeriod(rows: SumRows, period: Period): RawBuilder<unknown>[] {
  const exact = cutPeriod(period);
  const filled = cutPeriod(fillYear(period));
  const isIn = (stretches: readonly Stretch[], { grain, from, to }: Stretch) =>
    stretches.some((one) => one.grain === grain && one.from === from && one.to === to);
  const goesOn = sql`exists (select 1 from report_days
    where ${rows.isOfReport} and grain = 'day' and day > ${period.to}::date)`;
  return [
    ...filled.map((stretch) =>
      selectStretch(rows, stretch, isIn(exact, stretch) ? undefined : sql`not ${goesOn}`),
    ),
    ...exact
      .filter((stretch) => !isIn(filled, stretch))
      .map((stretch) => selectStretch(rows, stretch, goesOn)),
  ];
}

function isOf({ siteId, currency, isTest }: ReportScope, report: string): RawBuilder<unknown> {
  return sql`site_id = ${siteId} and is_test = ${isTest} and currency = ${currency}
    and report = ${report}`;
}

function selectStretch(
  { isOfReport, keys }: SumRows,
  stretch: Stretch,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const { grain, from, to } = stretch;
  const isWanted = keys
    ? sql`day = any(${listStarts(stretch)}::date[]) and key = any(${[...keys]}::text[])`
    : sql`day >= ${from}::date and day <= ${to}::date`;
  return sql`
    select day, key, label, detail, ${named} from report_days
    where ${isOfReport} and grain = ${grain} and ${isWanted} and ${condition}`;
}

/** A sum as the database tells it: large numbers are text. */
export type SumRow = Record<Measure, string | number | null>;

/** `sum(orders) as orders, …` */
export const sumColumns = sql.raw(
  measureColumns.map((name) => `coalesce(sum(${name}), 0) as ${name}`).join(', '),
);
