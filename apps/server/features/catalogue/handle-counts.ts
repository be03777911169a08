/** `/api/sites/:identifier/inventory/{transfers,to-count,counts}`. INVT-01 */
import { findToCount, saveStockCount, transferStock } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { isFirstOfStaff } from '../requests/first-request.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf, asWriter } from '../activity/actor.ts';
import * as counts from './count-stock.ts';
import { logTransfer, transferUnits } from './transfer-stock.ts';

export function handleCounts(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, transferStock, ({ site, staff, headers, body }) =>
    ctx.transact(async (trx) => {
      const within = { ctx: asWriter(ctx, transferStock, staff), trx, site };
      if (!(await isFirstOfStaff(within, { staff, headers, body }))) return {};
      const placed = await transferUnits(within, actorOf(staff), body);
      return { activityId: await logTransfer(within, body, placed) };
    }),
  );
  handleCall(scope, findToCount, ({ site, query }) =>
    counts.findToCount(ctx.db, site.siteId, query),
  );
  handleCall(scope, saveStockCount, ({ site, staff, body }) =>
    ctx.transact((trx) => {
      const within = { ctx: asWriter(ctx, saveStockCount, staff), trx, site };
      return counts.saveCount(within, actorOf(staff), body);
    }),
  );
}
