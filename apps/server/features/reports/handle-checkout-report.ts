/** `/api/sites/:identifier/checkout-report` */
import { exportCheckoutReport as exportCall, getCheckoutReport } from '@sitewright/contract';
import { Readable } from 'node:stream';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { exportCheckoutReport, readCheckoutReport } from './checkout-report.ts';

export function handleCheckoutReport(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getCheckoutReport, ({ site, query }) =>
    readCheckoutReport(ctx.db, site, query),
  );
  handleCall(scope, exportCall, async ({ site, query, reply }) => {
    const fileName = `checkout-${query.from}-${query.to}.csv`;
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return Readable.from([await exportCheckoutReport(ctx.db, site, query)]);
  });
}
