import type { FigureName, ReportName } from '@sitewright/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isWithinDays } from '../../db/within-days.ts';
import { measuresBehind } from './figures.ts';
import { keyOfMove, moveOf, rowsOfReport } from './report-sums.ts';

/** The number of a report that orders are looked for behind. */
export interface ReportedFilter {
  report?: ReportName | undefined;
  reportFigure?: FigureName | undefined;
  reportKey?: string | undefined;
  reportFrom?: string | undefined;
  reportTo?: string | undefined;
  reportCurrency?: string | undefined;
}

/**
 * Orders that a number of a report counts; no condition where no report is named.
 * @param isRowByRow each order is looked at, because few are
 */
export function matchReported(
  siteId: string,
  filter: ReportedFilter,
  isRowByRow = false,
): RawBuilder<SqlBool>[] {
  const moves = findReported(siteId, filter);
  if (!moves) return [];
  return [
    isRowByRow
      ? sql<SqlBool>`(select true from report_moves m
          where m.order_id = orders.id and ${moves} limit 1)`
      : sql<SqlBool>`orders.id in (select m.order_id from report_moves m where ${moves})`,
  ];
}

/** The condition on the moves `m` that a number of a report counts; none where no report is named. */
export function findReported(
  siteId: string,
  filter: ReportedFilter,
): RawBuilder<SqlBool> | undefined {
  const { report: name, reportFigure: figure, reportKey, reportFrom: from, reportTo: to } = filter;
  if (name === undefined || from === undefined || to === undefined) return undefined;
  const report = rowsOfReport[name];
  const zone = sql`(select z.time_zone from sites z where z.site_id = ${siteId})`;
  const conditions = [
    sql`m.site_id = ${siteId}`,
    sql`m.report = ${moveOf(report)}`,
    isWithinDays(sql`m.happened_at`, { from, to }, zone),
    ...(reportKey === undefined ? [] : [sql`${keyOfMove(report)} = ${reportKey}`]),
    ...(filter.reportCurrency === undefined ? [] : [sql`m.currency = ${filter.reportCurrency}`]),
    ...(figure === undefined
      ? []
      : [
          sql.raw(
            `(${measuresBehind(figure)
              .map((one) => `m.${one} <> 0`)
              .join(' or ')})`,
          ),
        ]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
