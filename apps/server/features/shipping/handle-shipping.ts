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
import { loggedWrites } from '../activity/write-logged.ts';
import * as rows from './load-shipping-options.ts';
import * as writer from './save-shipping-option.ts';
import { shippingThing } from './shipping-thing.ts';

export function handleShipping(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, listShippingOptions, async ({ site }) => ({
    shippingOptions: await rows.listShippingOptions(ctx.db, site.siteId),
  }));
  handleCall(scope, addShippingOption, ({ site, staff, body }) =>
    write({ call: addShippingOption, site, staff, thing: shippingThing }, async (trx) => ({
      id: await writer.saveShippingOption(trx, site.siteId, body),
    })),
  );
  handleCall(scope, changeShippingOption, ({ site, staff, params: { id }, body }) =>
    write({ call: changeShippingOption, site, staff, thing: shippingThing, id }, async (trx) => {
      const present = await writer.loadOptionForChange(trx, site.siteId, id);
      const merged = mergeChanges(present, body.changes);
      return { id: await writer.saveShippingOption(trx, site.siteId, { ...merged, id }) };
    }),
  );
  handleCall(scope, deleteShippingOption, ({ site, staff, params: { id } }) =>
    write({ call: deleteShippingOption, site, staff, thing: shippingThing, id }, async (trx) => ({
      isDeleted: await writer.deleteShippingOption(trx, site.siteId, id),
    })),
  );
}
