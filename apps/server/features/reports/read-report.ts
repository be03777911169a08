/** A report of a period. docs/decisions/125-reports.md */
import { mainFigures, type getReport } from '@sitewright/contract';
import type { ReportName, ReportUnit } from '@sitewright/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import type { Site } from '../sites/site.ts';
import { toFigures, type Figures } from './figures.ts';
import { findKeys, type AskedReport, type PageQuery } from './find-keys.ts';
import { comparePeriod, listSteps, type Period } from './period.ts';
import {
  isCountedBy,
  rowsOfReport,
  selectSums,
  sumColumns,
  type ReportScope,
  type SumRow,
} from './report-sums.ts';

/** See the query of the call. */
export type ReportQuery = Omit<z.output<typeof getReport.query>, 'compare'> &
  Partial<Pick<z.output<typeof getReport.query>, 'compare'>>;

type ReportAnswer = AnswerOf<typeof getReport>;
type ReportRow = ReportAnswer['rows'][number];

/** Prepares to read a report of a site. */
export async function askReport(
  db: ReadDatabase,
  site: Pick<Site, 'siteId' | 'timeZone' | 'currency'>,
  report: ReportName,
  { currency, isTest }: Pick<ReportQuery, 'currency' | 'isTest'>,
): Promise<AskedReport> {
  const { siteId, timeZone: zone } = site;
  const scope = { siteId, zone, currency: currency ?? site.currency, isTest };
  return { db, scope, report, isCounted: await isCountedBy(db, scope) };
}

/** Sums, course and the lines of a page. */
export async function readReport(
  db: ReadDatabase,
  site: Site,
  report: ReportName,
  query: ReportQuery,
): Promise<ReportAnswer> {
  const asked = await askReport(db, site, report, query);
  const period = orderPeriod(query);
  const other = comparePeriod(period, query.compare ?? 'none');
  const { unit, steps } = listSteps(period, query.unit);
  const sort = query.sort ?? mainFigures[report];
  const otherSteps = other && listSteps(other, unit).steps;
  const readBoth = async () => {
    const found = await readPage(asked, period, { ...query, sort });
    const keys = found.rows.map(({ key }) => key);
    return { page: found, compared: other && (await readLines(asked, other, keys)) };
  };
  // None waits for another.
  const [{ page, compared }, course, otherCourse, total, otherTotal, currencies] =
    await Promise.all([
      readBoth(),
      readCourse(asked, period, { unit, steps }),
      other && readCourse(asked, other, { unit, steps: otherSteps! }),
      readTotal(asked, period),
      other && readTotal(asked, other),
      listCurrencies(db, asked.scope, site.currency),
    ]);
  return {
    currency: asked.scope.currency,
    currencies,
    testMode: asked.scope.isTest,
    unit,
    sort,
    period: { ...period, figures: total },
    compared: other && otherTotal ? { ...other, figures: otherTotal } : null,
    series: steps.map((step, index) => ({
      ...step,
      figures: course[index]!,
      compared: otherCourse ? (otherCourse[index] ?? toFigures(undefined)) : null,
    })),
    rows: page.rows.map((row) => ({
      ...row,
      compared: compared ? (compared.get(row.key)?.figures ?? toFigures(undefined)) : null,
    })),
    ...(page.after !== undefined && { after: page.after }),
  };
}

/** The earlier day first. */
export function orderPeriod({ from, to }: Period): Period {
  return from <= to ? { from, to } : { from: to, to: from };
}

/** Of the whole period. */
async function readTotal(asked: AskedReport, period: Period): Promise<Figures> {
  const { db, scope, isCounted } = asked;
  const report = totalReport(asked.report);
  const source = selectSums(scope, { report, period, isCounted });
  const rows = await readRows<SumRow>(db, sql`select ${sumColumns} from (${source}) r`);
  return toFigures(rows[0]);
}

/**
 * What a report sums up to is what its parts do. Parts of goods, refunds, channels, customers and
 * sources are parts of the sales, which are a row a day.
 */
function totalReport(report: ReportName): string {
  const isOwn = report === 'discounts' || report === 'taxes' || report === 'payments';
  return isOwn || report === 'refunds' ? rowsOfReport[report] : 'sales';
}

/** A sum for each step, also where nothing was. */
async function readCourse(
  { db, scope, report, isCounted }: AskedReport,
  period: Period,
  { unit, steps }: { unit: ReportUnit; steps: readonly Period[] },
): Promise<Figures[]> {
  const of = totalReport(report);
  const source = selectSums(scope, { report: of, period, isCounted, courseBy: unit });
  const starts = steps.map(({ from }) => from);
  const rows = await readRows<SumRow & { place: number }>(
    db,
    sql`
    select width_bucket(r.day, ${starts}::date[]) as place, ${sumColumns}
    from (${source}) r group by 1`,
  );
  const byPlace = new Map(rows.map((row) => [Number(row.place), row]));
  return steps.map((_, index) => toFigures(byPlace.get(index + 1)));
}

/** Lines by a figure, then by key: first which they are, then all that is told of them. */
export async function readPage(
  asked: AskedReport,
  period: Period,
  query: PageQuery,
): Promise<{ rows: Omit<ReportRow, 'compared'>[]; after?: string }> {
  if (asked.report === 'sales') return { rows: [] };
  const found = await findKeys(asked, period, query);
  const page = found.slice(0, query.limit);
  const lines = await readLines(
    asked,
    period,
    page.map(({ key }) => key),
  );
  const last = found.length > query.limit ? page.at(-1) : undefined;
  return {
    rows: page.flatMap(({ key }) => lines.get(key) ?? []),
    ...(last && { after: `${last.sorted}|${last.key}` }),
  };
}

/** All that is told of some keys; none of one that is gone meanwhile. */
export async function readLines(
  { db, scope, report, isCounted }: AskedReport,
  period: Period,
  keys: readonly string[],
): Promise<Map<string, Omit<ReportRow, 'compared'>>> {
  if (keys.length === 0) return new Map();
  const listed = sql`${[...keys]}::text[]`;
  const source = selectSums(scope, {
    report: rowsOfReport[report],
    period,
    isCounted,
    keys: listed,
  });
  const rows = await readRows<SumRow & { key: string; label: string; detail: string }>(
    db,
    sql`
    select key, coalesce(max(nullif(label, '')), '') as label, max(detail) as detail, ${sumColumns}
    from (${source}) r group by key`,
  );
  return new Map(
    rows.map((row) => {
      const { key, label, detail } = row;
      return [key, { key, label, detail, figures: toFigures(row) }];
    }),
  );
}

/** Jumps from one to the next, however many days are counted. */
async function listCurrencies(
  db: ReadDatabase,
  { siteId, isTest }: ReportScope,
  own: string,
): Promise<string[]> {
  const rows = await readRows<{ currency: string }>(
    db,
    sql`
    with recursive counted as (
      select min(currency) as currency from report_days
      where site_id = ${siteId} and is_test = ${isTest}
      union all
      select (select min(d.currency) from report_days d where d.site_id = ${siteId}
        and d.is_test = ${isTest} and d.currency > counted.currency)
      from counted where counted.currency is not null)
    select currency from counted where currency is not null
      and exists (select 1 from report_days d where d.site_id = ${siteId}
        and d.is_test = ${isTest} and d.currency = counted.currency
        and d.report = 'sales' and d.grain = 'year')
    union select currency from report_moves where site_id = ${siteId} and is_test = ${isTest}
      and not is_counted`,
  );
  return [...new Set([own, ...rows.map(({ currency }) => currency).toSorted()])];
}
