/** Sums of a report over periods: what is counted by day, and what waits to be counted. */
import type { ReportName } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { cutPeriod, type Period } from './period.ts';
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
}

const named = sql.raw(measureColumns.join(', '));

/** Rows with `day`, `key`, `label`, `detail` and the measures: to be summed by the asking statement. */
export function selectSums(
  { siteId, zone, currency, isTest }: ReportScope,
  { report, period, isCounted, isByDay = false }: SumSource,
): RawBuilder<unknown> {
  const stretches = isByDay ? [{ grain: 'day' as const, ...period }] : cutPeriod(period);
  const counted = stretches.map(
    ({ grain, from, to }) => sql`
      select day, key, label, detail, ${named} from report_days
      where site_id = ${siteId} and is_test = ${isTest} and currency = ${currency}
        and report = ${report} and grain = ${grain}
        and day >= ${from}::date and day <= ${to}::date`,
  );
  const waiting = sql`
    select (m.happened_at at time zone ${zone})::date as day, ${keyOfMove(report)} as key,
      case when m.report = ${report} then m.label else '' end as label,
      case when m.report = ${report} then m.detail else '' end as detail, ${named}
    from report_moves m
    where m.site_id = ${siteId} and m.is_test = ${isTest} and m.currency = ${currency}
      and m.report = ${moveOf(report)} and ${isWithin(period, sql`${zone}`)}
      ${isCounted ? sql`and not m.is_counted` : sql``}`;
  return sql.join([...(isCounted ? counted : []), waiting], sql` union all `);
}

/** A sum as the database tells it: large numbers are text. */
export type SumRow = Record<Measure, string | number | null>;

/** `sum(orders) as orders, …` */
export const sumColumns = sql.raw(
  measureColumns.map((name) => `coalesce(sum(${name}), 0) as ${name}`).join(', '),
);
