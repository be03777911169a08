/** `/api/sites/:identifier/shipping-options`: list, make, change, delete. */
import {
  addShippingOption,
  changeShippingOption,
  deleteShippingOption,
  listShippingOptions,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import * as rows from './load-shipping-options.ts';
import * as writer from './save-shipping-option.ts';

export function handleShipping(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listShippingOptions, async ({ site }) => ({
    shippingOptions: await rows.listShippingOptions(ctx.db, site.siteId),
  }));
  handleCall(scope, addShippingOption, async ({ site, body }) => ({
    id: await ctx.transact((trx) => writer.saveShippingOption(trx, site.siteId, body)),
  }));
  handleCall(scope, changeShippingOption, async ({ site, params: { id }, body }) => ({
    id: await ctx.transact(async (trx) => {
      const present = await writer.loadOptionForChange(trx, site.siteId, id);
      const merged = mergeChanges(present, body.changes);
      return writer.saveShippingOption(trx, site.siteId, { ...merged, id });
    }),
  }));
  handleCall(scope, deleteShippingOption, async ({ site, params: { id } }) => ({
    isDeleted: await ctx.transact((trx) => writer.deleteShippingOption(trx, site.siteId, id)),
  }));
}
