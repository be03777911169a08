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
import { loggedWrites } from '../activity/write-logged.ts';
import { discountThing, saleThing } from './discount-things.ts';
import { listDiscounts as list } from './list-discounts.ts';
import * as rows from './load-discounts.ts';
import * as discounts from './save-discount.ts';
import * as sales from './save-sale.ts';

export function handleDiscounts(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, listDiscounts, ({ site, query }) =>
    list(ctx.db, { siteId: site.siteId, now: ctx.now() }, query),
  );
  handleCall(scope, getDiscount, async ({ site, params: { id } }) => ({
    discount: await rows.requireDiscount(ctx.db, site.siteId, id),
  }));
  handleCall(scope, addDiscount, ({ site, staff, body }) =>
    write({ call: addDiscount, site, staff, thing: discountThing }, async (trx) => ({
      id: await discounts.saveDiscount(trx, site.siteId, body),
    })),
  );
  handleCall(scope, changeDiscount, ({ site, staff, params: { id }, body }) =>
    write({ call: changeDiscount, site, staff, thing: discountThing, id }, async (trx) => {
      const present = await discounts.loadDiscountForChange(trx, site.siteId, id);
      const merged = mergeChanges(present, body.changes);
      return { id: await discounts.saveDiscount(trx, site.siteId, { ...merged, id }) };
    }),
  );
  handleCall(scope, deleteDiscount, ({ site, staff, params: { id } }) =>
    write({ call: deleteDiscount, site, staff, thing: discountThing, id }, async (trx) => ({
      isDeleted: await discounts.deleteDiscount(trx, site.siteId, id),
    })),
  );
  handleCall(scope, listSales, async ({ site }) => ({
    sales: await rows.listSales(ctx.db, site.siteId),
  }));
  handleCall(scope, addSale, ({ site, staff, body }) =>
    write({ call: addSale, site, staff, thing: saleThing }, async (trx) => ({
      id: await sales.saveSale(trx, site.siteId, body),
    })),
  );
  handleCall(scope, changeSale, ({ site, staff, params: { id }, body }) =>
    write({ call: changeSale, site, staff, thing: saleThing, id }, async (trx) => {
      const present = await sales.loadSaleForChange(trx, site.siteId, id);
      const merged = mergeChanges(present, body.changes);
      return { id: await sales.saveSale(trx, site.siteId, { ...merged, id }) };
    }),
  );
  handleCall(scope, deleteSale, ({ site, staff, params: { id } }) =>
    write({ call: deleteSale, site, staff, thing: saleThing, id }, async (trx) => ({
      isDeleted: await sales.deleteSale(trx, site.siteId, id),
    })),
  );
}
