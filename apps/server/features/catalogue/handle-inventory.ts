/** `/api/sites/:identifier/inventory`. INVT-01 */
import {
  adjustInventory,
  listInventory,
  listStockChanges,
  setLowStock,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { isFirstOfStaff } from '../requests/first-request.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf, asWriter } from '../activity/actor.ts';
import { loadFilterScope } from './filter-scope.ts';
import { listInventory as list } from './list-inventory.ts';
import { changeLowStock } from './low-stock.ts';
import { logStockMove } from './log-stock.ts';
import * as stock from './move-stock.ts';

export function handleInventory(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listInventory, async ({ site, query }) =>
    list(ctx.db, await loadFilterScope(ctx, site, query), query),
  );
  handleCall(scope, adjustInventory, ({ site, staff, headers, body }) =>
    ctx.transact(async (trx) => {
      const within = { ctx: asWriter(ctx, adjustInventory, staff), trx, site };
      if (!(await isFirstOfStaff(within, { staff, headers, body }))) {
        const asked = body.adjustments.map(({ variantId }) => variantId);
        return { levels: await stock.presentLevels(within, asked) };
      }
      const moved = await stock.moveStock(within, actorOf(staff), body);
      const activityId = await logStockMove(within, body, moved);
      const ids = moved.map(({ variantId }) => variantId);
      return { levels: await stock.presentLevels(within, ids), activityId };
    }),
  );
  handleCall(scope, setLowStock, ({ site, staff, body }) =>
    ctx.transact(async (trx) => {
      const within = { ctx: asWriter(ctx, setLowStock, staff), trx, site };
      return { activityId: await changeLowStock(within, body) };
    }),
  );
  handleCall(scope, listStockChanges, ({ site, params, query }) =>
    stock.listStockChanges(ctx.db, site.siteId, { variantId: params.id, after: query.after }),
  );
}
