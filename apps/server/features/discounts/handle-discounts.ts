/** `/api/sites/:identifier/discounts` and `…/sales`: list, make, change, delete. */
import {
  addDiscount,
  addSale,
  changeDiscount,
  changeSale,
  deleteDiscount,
  deleteSale,
  getDiscount,
  listDiscounts,
  listSales,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { listDiscounts as list } from './list-discounts.ts';
import * as rows from './load-discounts.ts';
import * as discounts from './save-discount.ts';
import * as sales from './save-sale.ts';

export function handleDiscounts(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listDiscounts, ({ site, query }) =>
    list(ctx.db, { siteId: site.siteId, now: ctx.now() }, query),
  );
  handleCall(scope, getDiscount, async ({ site, params: { id } }) => ({
    discount: await rows.requireDiscount(ctx.db, site.siteId, id),
  }));
  handleCall(scope, addDiscount, async ({ site, body }) => ({
    id: await ctx.transact((trx) => discounts.saveDiscount(trx, site.siteId, body)),
  }));
  handleCall(scope, changeDiscount, async ({ site, params: { id }, body }) => ({
    id: await ctx.transact(async (trx) => {
      const present = await discounts.loadDiscountForChange(trx, site.siteId, id);
      const merged = mergeChanges(present, body.changes);
      return discounts.saveDiscount(trx, site.siteId, { ...merged, id });
    }),
  }));
  handleCall(scope, deleteDiscount, async ({ site, params: { id } }) => ({
    isDeleted: await ctx.transact((trx) => discounts.deleteDiscount(trx, site.siteId, id)),
  }));
  handleCall(scope, listSales, async ({ site }) => ({
    sales: await rows.listSales(ctx.db, site.siteId),
  }));
  handleCall(scope, addSale, async ({ site, body }) => ({
    id: await ctx.transact((trx) => sales.saveSale(trx, site.siteId, body)),
  }));
  handleCall(scope, changeSale, async ({ site, params: { id }, body }) => ({
    id: await ctx.transact(async (trx) => {
      const present = await sales.loadSaleForChange(trx, site.siteId, id);
      return sales.saveSale(trx, site.siteId, { ...mergeChanges(present, body.changes), id });
    }),
  }));
  handleCall(scope, deleteSale, async ({ site, params: { id } }) => ({
    isDeleted: await ctx.transact((trx) => sales.deleteSale(trx, site.siteId, id)),
  }));
}
