import { ApiError, renewDownloads } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { asWriter } from '../activity/actor.ts';
import { logDone } from '../activity/log-done.ts';
import { findOrderByNumber } from '../orders/find-order.ts';
import { renewDownloads as renew } from './open-downloads.ts';

/** `POST /api/sites/:identifier/orders/:number/downloads` */
function handleRenewDownloads(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, renewDownloads, async ({ site, staff, params: { number } }) => {
    const order = await findOrderByNumber(ctx.db, site.siteId, number);
    if (!order) throw new ApiError('not_found');
    await ctx.transact(async (trx) => {
      const within = { ctx: asWriter(ctx, renewDownloads, staff), trx, site };
      if (!(await renew(within, order.id))) throw new ApiError('not_found');
      const about = { subject: `order:${number}`, title: `#${number}` };
      await logDone(within, { ...about, action: 'order-downloads-renewed' });
    });
    return { sent: true };
  });
}

/** The calls about downloads. */
export const downloadCalls: readonly CallRegistration[] = [handleRenewDownloads];
