import { ApiError, renewDownloads } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { findOrderByNumber } from '../orders/find-order.ts';
import { renewDownloads as renew } from './open-downloads.ts';

/** `POST /api/sites/:identifier/orders/:number/downloads` */
function handleRenewDownloads(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, renewDownloads, async ({ site, params }) => {
    const order = await findOrderByNumber(ctx.db, site.siteId, params.number);
    const isRenewed =
      order !== undefined && (await ctx.transact((trx) => renew({ ctx, trx, site }, order.id)));
    if (!isRenewed) throw new ApiError('not_found');
    return { sent: true };
  });
}

/** The calls about downloads. */
export const downloadCalls: readonly CallRegistration[] = [handleRenewDownloads];
