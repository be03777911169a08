/** `/api/sites/:identifier/reports/…` */
import { exportReport as exportReportCall, getReport } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { exportReport } from './export-report.ts';
import { readReport } from './read-report.ts';

export function handleReports(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getReport, ({ site, params: { report }, query }) =>
    readReport(ctx.db, site, report, query),
  );
  handleCall(scope, exportReportCall, ({ site, params: { report }, query, reply }) => {
    const isCourse = report !== 'sales' && query.view === 'course';
    const fileName =
      [report, ...(isCourse ? [query.unit] : []), query.from, query.to].join('-') + '.csv';
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return exportReport(ctx.db, site, report, query);
  });
}
